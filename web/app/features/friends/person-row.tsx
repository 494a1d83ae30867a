import type { PersonCard } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { Face } from '../../ui/face.tsx';

export interface PersonRowProps {
  person: PersonCard;
  /** What is known of them, under the name. */
  lines?: readonly (string | null)[];
  /** What can be done. */
  children?: ReactNode;
}

/** One person: face, name, and what can be done; on phones the buttons stand below. */
export function PersonRow({ person, lines = [], children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-card px-4 py-3.5 shadow-card sm:px-5">
      <Face name={person.displayName} photoUrl={person.photoUrl} size={52} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-[1.125rem] font-bold break-words">{person.displayName}</p>
        {lines.filter(Boolean).map((line) => <p key={line} className="break-words text-ink-soft">{line}</p>)}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{children}</div>}
    </li>
  );
}
