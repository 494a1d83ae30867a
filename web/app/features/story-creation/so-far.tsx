/** What the story is made of so far, in four short lines. */
import type { Character, Location } from '@fableloom/contract';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import type { Draft } from './draft.ts';
import { describePlaces, joinNames } from './words.ts';

interface SoFarProps {
  draft: Draft;
  cast: readonly Character[];
  places: readonly Location[];
}

export function SoFar({ draft, cast, places }: SoFarProps) {
  const lines = [
    { term: 'With', words: joinNames(cast) || 'Nobody yet' },
    { term: 'Where', words: describePlaces(draft, places) || 'Anywhere' },
    { term: 'About', words: draft.theme || 'Not chosen yet' },
    { term: 'For', words: draft.ageRange ? AGE_RANGE_WORDS[draft.ageRange].label : 'Not chosen yet' },
  ];
  return (
    <dl className="grid gap-3">
      {lines.map(({ term, words }) => (
        <div key={term} className="grid grid-cols-[76px_1fr] gap-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-bold">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
