/** What this installation runs on, said honestly. */
import type { Outputs } from '@fableloom/contract';
import { socialSignIn } from '../../accounts/auth.ts';
import type { Config } from '../../config.ts';
import { takesPictures } from '../../ports/hosted/takes-pictures.ts';
import type { ModelChoice } from '../../ports/hosted/settings.ts';
import type { Services } from '../../services.ts';

type About = Outputs['system']['about'];

/** Host and port; never the user, the password or the path. */
const hostOf = (url: string): string => new URL(url).host;
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** A server of one's own is known by its host, and so is a gateway before a service. */
function told({ label, baseUrl }: ModelChoice): string {
  if (!baseUrl) return label;
  const at = hostOf(baseUrl);
  if (LOCAL.test(at)) return `${label}, on the operator’s own computer`;
  return `${label} at ${at}`;
}

function hostedBy({ text, image, speech, eyes, moderation }: Config['hosted']): About['hosted'] {
  const works = [['writer', text], ['illustrator', image], ['narrator', speech], ['eyes', eyes], ['safety', moderation]] as const;
  return works.flatMap(([work, choice]) => (choice ? [{ work, by: told(choice), takesPictures: takesPictures(work, choice) }] : []));
}

/** Several hosts in one address are no URL; a socket has none. */
const isElsewhere = (database: string): boolean => !URL.canParse(database) || !(hostOf(database) === '' || LOCAL.test(hostOf(database)));

function elsewhere({ DATABASE_URL, s3 }: Config): About['elsewhere'] {
  return { database: DATABASE_URL !== undefined && isElsewhere(DATABASE_URL), files: s3 ? hostOf(s3.endpoint) : null };
}

export function aboutSystem({ config, mailer, payments, writer, illustrator, narrator, eyes, safety }: Services): About {
  return {
    social: socialSignIn(config),
    outbox: mailer.provider === 'outbox',
    trialCheckout: payments.provider === 'trial',
    elsewhere: elsewhere(config),
    hosted: hostedBy(config.hosted),
    providers: { writer: writer.provider, illustrator: illustrator.provider, narrator: narrator.provider, eyes: eyes.provider, safety: safety.provider },
    contact: config.CONTACT_EMAIL,
  };
}
