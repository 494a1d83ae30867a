import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';

interface LegalPageProps {
  title: string;
  lead: string;
  updated: string;
  contact: string;
  children: ReactNode;
}

/** A legal text: its title, the day it was last updated, the text, and whom to write to. */
export function LegalPage({ title, lead, updated, contact, children }: LegalPageProps) {
  return (
    <article className="wrap max-w-[720px]! px-5 py-8 shell:py-12">
      <div className="stitch mb-6" />
      <h1>{title}</h1>
      <p className="mt-4 text-lead text-ink-soft">{lead}</p>
      <p className="mt-4 font-semibold">Last updated: {updated}</p>
      <Prose>
        {children}
        <h2>Write to us</h2>
        <p>
          Questions, wishes and complaints reach a person at{' '}
          <a href={`mailto:${contact}`} className="break-words text-plum underline underline-offset-4">{contact}</a>.
        </p>
      </Prose>
    </article>
  );
}
