// Fingers of a penguin, the pocket of a ghost, the aunt of a robot.

import type { WriterCharacter } from '../../brief.ts';
import { anotherOf } from '../../plan/another-of.ts';
import { bodyTest, isNotOfFlesh } from '../../plan/of-a-body.ts';
import { shortOf } from '../../tell/short-names.ts';
import { clash } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldParagraph, ToldStory } from './told-story.ts';

/** Found where it is written, since only there it can be told whose it is. */
export function bodyClashes(story: ToldStory): Clash[] {
  const { cast } = story;
  const fixed = [['H', cast.hero], ['F', cast.friend], ['V', cast.foil], ['G', cast.giver]] as const;
  return story.paragraphs.flatMap((paragraph) => {
    const guests = cast.others.filter((who) => isIn(paragraph, who)).slice(0, 1).map((who) => ['C', who] as const);
    return [...fixed, ...guests].flatMap(([letter, who]) => {
      if (!who) return [];
      return (['body', 'clothes'] as const).flatMap((ofWhat) => paragraph.parts.flatMap((part) => {
        const test = bodyTest(letter, who, ofWhat);
        const words = test ? [...part.source.matchAll(new RegExp(test.source, 'gu'))].flatMap(([found]) => found.split(/\s/u).at(-1) ?? []) : [];
        // Of several choices only one is told; and a pocket mirror is nobody’s pocket.
        const told = words.flatMap((word) => {
          const sentence = paragraph.sentences.find(({ bare, parts }) => parts.includes(part) && new RegExp(`(?:\\b(?:[Hh]is|[Hh]er)|’s?) (?:\\p{L}+,? ){0,2}${word}(?![\\p{L}’])`, 'u').test(bare));
          return sentence ? [{ word, sentence }] : [];
        });
        return told.slice(0, 1).map(({ word, sentence }) => clash('body', `${ofWhat === 'clothes' ? 'clothes ' : ''}${whose(who)}`, word, sentence, paragraph, story));
      }));
    });
  });
}

/** Another of the kind of somebody in the story, as if there were none in it yet. */
export function kindClashes(story: ToldStory): Clash[] {
  const { cast, brief, plan } = story;
  const tests = [cast.hero, cast.friend, cast.foil, cast.giver].flatMap((who) => (who ? (anotherOf(who, brief, plan.premise) ?? []) : []));
  return story.paragraphs.flatMap((paragraph) => tests.flatMap((test) => paragraph.parts.filter(({ is }) => is !== 'slot').flatMap((part) => {
    const word = test.exec(part.source)?.[0].split(/\s/u).at(-1);
    const sentence = word === undefined ? undefined : paragraph.sentences.find(({ text, parts }) => parts.includes(part) && text.toLowerCase().includes(word.toLowerCase()));
    return word === undefined || !sentence ? [] : [clash('kind', 'another of the kind of somebody in the story', word, sentence, paragraph, story)];
  })));
}

const isIn = ({ text }: ToldParagraph, who: WriterCharacter): boolean => text.includes(shortOf(who));

const whose = ({ type }: WriterCharacter): string => (isNotOfFlesh(type) ? 'of one that was built or never had a body' : 'of a beast');
