/** What the story is made of so far, in four short lines. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import type { Draft } from './draft.ts';
import { describePlaces, joinNames } from './words.ts';

interface SoFarProps {
  draft: Draft;
  cast: readonly CharacterChoice[];
  places: readonly LocationChoice[];
}

export function SoFar({ draft, cast, places }: SoFarProps) {
  const lines = [
    { term: say('create.screen.so-far.with'), words: joinNames(cast) || say('create.screen.nobody') },
    { term: say('create.screen.so-far.where'), words: describePlaces(draft, places) || say('create.screen.anywhere') },
    { term: say('create.screen.so-far.about'), words: draft.theme || say('create.screen.not-chosen') },
    {
      term: say('create.screen.so-far.for'),
      words: draft.ageRange ? AGE_RANGE_WORDS[draft.ageRange].label : say('create.screen.not-chosen'),
    },
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
