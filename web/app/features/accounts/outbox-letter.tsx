import { ExternalLink } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import type { OutboxMessage } from './outbox.ts';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** Letters of an address that are shown. */
const MOST = 60;
const LINK = /(https?:\/\/[^\s<>"]+)/;

/** One mail: to whom, about what, and its text with links that can be followed. */
export function OutboxLetter({ message }: { message: OutboxMessage }) {
  const { to, subject, date, text, links } = message;
  return (
    <Card as="article">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl">{subject}</h2>
        <time dateTime={date} className="text-ink-soft">{WHEN.format(new Date(date))}</time>
      </div>
      <p className="mt-1 break-all text-ink-soft">To {to}</p>
      <p className="mt-4 whitespace-pre-line break-words">
        {text.split(LINK).map((part, place) => (LINK.test(part) ? <LetterLink key={`${place}-${part}`} href={part} /> : part))}
      </p>
      {links.filter((link) => !text.includes(link)).map((link) => (
        <p key={link} className="mt-3">
          <a href={link} className="inline-flex items-center gap-2 break-all text-plum underline underline-offset-4">
            <ExternalLink size={18} aria-hidden="true" className="shrink-0" />
            {link}
          </a>
        </p>
      ))}
    </Card>
  );
}

/** A token fills half a phone, and nobody reads it. */
const shortened = (href: string) => (href.length > MOST ? `${href.slice(0, MOST)}…` : href);

function LetterLink({ href }: { href: string }) {
  return <a href={href} title={href} className="break-all text-plum underline underline-offset-4">{shortened(href)}</a>;
}
