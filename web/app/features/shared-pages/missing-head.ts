import { say } from '@fableloom/contract/messages/index';

/** The head of a link that leads nowhere; it tells nothing of what was there. */
export const missingHead = () => ({ title: 'Fableloom', text: say('share.link.not-found'), isListed: false });
