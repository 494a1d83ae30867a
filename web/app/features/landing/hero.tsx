import { community } from '@fableloom/contract/messages/community';
import { ButtonLink } from '../../ui/button.tsx';
import { NEW_ACCOUNT } from './new-account.ts';
import { OpenBook } from './open-book.tsx';

export function Hero() {
  return (
    <section className="wrap hero">
      <div>
        <h1>{community['landing.screen.title']}</h1>
        <p className="lead">
          Make a character together, choose a place and a theme, and read an illustrated story written for exactly your reader’s
          age.
        </p>
        <ButtonLink to="/login" state={NEW_ACCOUNT} look="primary" size="big" className="max-sm:w-full">
          {community['landing.screen.start']}
        </ButtonLink>
      </div>
      <OpenBook />
    </section>
  );
}
