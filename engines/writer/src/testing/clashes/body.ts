// Fingers of a penguin, the blush of a robot, the aunt of a spirit.

import type { WriterCharacter } from '../../brief.ts';
import { bodyOf } from '../../lexicon/bodies.ts';
import { kindOf } from '../../lexicon/kinds.ts';
import { shortName, safeName } from '../../tell/people.ts';
import { clash } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldSentence, ToldStory } from './told-story.ts';

const WITHOUT: Readonly<Record<string, string>> = {
  fingers: 'fingers?|thumbs?|knuckles|fists?|fingertips?|palms?|fingernails?',
  feet: 'boots?|shoes?|socks?|feet|foot|toes?|heels?|knees?|laces|ankles?',
  face: 'hair|ears?|teeth|tooth|tongue|nose|cheeks?|beard|lips|eyebrows?',
  clothed: 'hat|coat|pockets?|sleeves?|buttons|collar|gloves?|scarf|apron|cap|jacket|trousers|cuffs?|shirt|belt',
};
const OF_FLESH = 'blood|breath|stomach|pulse|skin|veins|lungs|bones';
const OF_THE_BORN = 'mother|father|mum|dad|aunt|uncle|grandmother|grandfather|parents|cradle|baby tooth|christening|measles|cousins?|childhood|infancy|nursery';
const BLUSHES = 'blushed|went (?:red|pink|white|pale|scarlet|crimson)|turned (?:red|pink|white|pale|scarlet|crimson)|had gone (?:red|pink|white|pale)|yawned|sneezed|swallowed hard|had measles|caught (?:a )?cold';

/** What each of them has not, behind the name and behind “his” or “her” where nobody else is in the sentence. */
export function bodyClashes(story: ToldStory): Clash[] {
  const { brief, cast } = story;
  const people = brief.characters.length > 0 ? brief.characters : [cast.hero];
  const names = people.map(namesOf);
  const tests = people.map(testsFor);
  return story.paragraphs.flatMap((paragraph) => {
    let about: number | undefined;
    return paragraph.sentences.flatMap((sentence) => {
      const here = names.flatMap((own, at) => (own.some((name) => sentence.text.includes(name)) ? [at] : []));
      about = here.length === 1 ? here[0] : here.length === 0 ? about : undefined;
      return people.flatMap((who, at) => {
        const test = tests[at];
        if (!test) return [];
        const bare = ownLooks(sentence, who);
        const found = test.named.exec(bare)?.[0] ?? (about === at ? (who.gender === 'male' ? test.his : test.her).exec(bare)?.[0] : undefined);
        return found === undefined ? [] : [clash('body', `${found.replace(/^.*\s/u, '').toLowerCase()} of ${withoutLife(who) ? 'one that was built or never had a body' : 'a beast'}`, found.replace(/^.*\s/u, ''), sentence, paragraph, story)];
      });
    });
  });
}

const namesOf = ({ name }: WriterCharacter): string[] => [...new Set([safeName(name), shortName(safeName(name))])];

/** As it was drawn it may have anything. */
const ownLooks = ({ bare }: ToldSentence, { appearance }: WriterCharacter): string =>
  Object.values(appearance).join(' ').toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 2).reduce((text, word) => text.replace(new RegExp(`\\b${RegExp.escape(word)}\\b`, 'giu'), '…'), bare);

const withoutLife = ({ type, gender }: WriterCharacter): boolean => /robot|artificial|machine|ghost|spirit|shadow|cloud|clockwork|walking tree|enchanted/iu.test(type) && !kindOf(type, gender === 'male').human;

function testsFor(who: WriterCharacter): { named: RegExp; his: RegExp; her: RegExp } | undefined {
  const { without } = bodyOf(who.type, who.gender === 'male');
  const kind = kindOf(who.type, who.gender === 'male');
  const built = withoutLife(who);
  const words = [...without.flatMap((part) => WITHOUT[part] ?? []), ...(/^(?:fin|wing|hoof|claw|paw|foot|arm)$/u.test(kind.hand) ? ['hands?'] : []), ...(built ? [OF_FLESH, OF_THE_BORN] : [])].join('|');
  const deeds = built ? BLUSHES : kind.human ? '(?!)' : 'blushed|had measles';
  if (words === '' && deeds === '(?!)') return undefined;
  const parts = words === '' ? '(?!)' : `(?:own |two |both |bare |cold |left |right |last |other |little |old |wet |warm |big |best |first |whole |inside )*(?:${words})\\b`;
  const name = namesOf(who).map((one) => RegExp.escape(one)).join('|');
  return {
    named: new RegExp(`(?:${name})(?:’s?) ${parts}|(?:${name}) (?:${deeds})\\b`, 'u'),
    his: new RegExp(`\\b[Hh]is ${parts}|\\b[Hh]e (?:${deeds})\\b`, 'u'),
    her: new RegExp(`\\b[Hh]er ${parts}|\\b[Ss]he (?:${deeds})\\b`, 'u'),
  };
}
