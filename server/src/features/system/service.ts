/** What this installation runs on, said honestly. */
import type { Outputs } from '@fableloom/contract';
import { socialSignIn } from '../../accounts/auth.ts';
import type { Config } from '../../config.ts';
import { takesPictures } from '../../ports/hosted/takes-pictures.ts';
import type { ModelChoice } from '../../ports/hosted/settings.ts';
import type { Services } from '../../services.ts';
import { isThisMachine } from '../../this-machine.ts';

type About = Outputs['system']['about'];

/** Host and port; never the user, the password or the path. */
const hostOf = (url: string): string => new URL(url).host;

/** A server of one's own is known by its host, and so is a gateway before a service. */
function told({ label, baseUrl }: ModelChoice): string {
  if (!baseUrl) return label;
  return isThisMachine(new URL(baseUrl).hostname) ? `${label}, on the operator’s own computer` : `${label} at ${hostOf(baseUrl)}`;
}

function hostedBy({ text, image, speech, eyes, moderation }: Config['hosted']): About['hosted'] {
  const works = [['writer', text], ['illustrator', image], ['narrator', speech], ['eyes', eyes], ['safety', moderation]] as const;
  return works.flatMap(([work, choice]) => (choice ? [{ work, by: told(choice), takesPictures: takesPictures(work, choice) }] : []));
}

/** Several hosts in one address are no URL; a socket is a path, or nothing. What stands behind `?host=` counts before the host, as PostgreSQL's clients read it. */
function isElsewhere(database: string): boolean {
  const url = URL.parse(database);
  const host = url && (url.searchParams.get('host') || url.hostname);
  return host === null || !(host === '' || host.startsWith('/') || isThisMachine(host));
}

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
