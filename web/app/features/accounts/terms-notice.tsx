import { say } from '@fableloom/contract/messages/index';
import { Link } from 'react-router';

const PLACES: Record<string, string> = { 'Terms of Service': '/terms-of-service', 'Privacy Policy': '/privacy-policy' };
const NAMES = /(Terms of Service|Privacy Policy)/;

/** The notice of the catalogue, with its two names as links. */
export function TermsNotice() {
  return (
    <p>
      {say('auth.screen.terms').split(NAMES).map((part) => {
        const place = PLACES[part];
        return place ? <Link key={part} to={place} className="text-plum underline underline-offset-4">{part}</Link> : part;
      })}
    </p>
  );
}
