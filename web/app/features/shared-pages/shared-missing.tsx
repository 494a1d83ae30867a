import { say } from '@fableloom/contract/messages/index';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A link that leads nowhere, for whatever reason. */
export function SharedMissing() {
  return (
    <EmptyState
      picture="lost"
      heading={1}
      sentence={say('share.link.not-found')}
      action={<ButtonLink to="/explore" look="primary">{say('landing.screen.explore')}</ButtonLink>}
    />
  );
}
