import { say } from '@fableloom/contract/messages/index';
import { DOOR, HOME_OF_MEMBERS } from '../../session/doors.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The way on: a story of one's own. */
export function MakeYourOwn({ title }: { title: string }) {
  const { user } = useSession();
  return (
    <section className="grid justify-items-center gap-4 py-14 text-center">
      <span className="stitch" aria-hidden="true" />
      <h2>{title}</h2>
      <p className="max-w-[46ch] text-[1.125rem] text-ink-soft">{say('shared.screen.make-your-own.text')}</p>
      <ButtonLink to={user ? HOME_OF_MEMBERS : DOOR} look="primary">{say('shared.screen.make-your-own')}</ButtonLink>
    </section>
  );
}
