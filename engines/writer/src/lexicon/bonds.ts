// How two people stand to each other, where it rubs, and how it is different afterwards. H is the hero, F the other.
import { MORE_BONDS } from './bond-ways.ts';
import { SPOKEN_BONDS } from './spoken-bonds.ts';
import { YOUNG_BONDS } from './young-bonds.ts';

export interface BondWords {
  /** "best friend", from the hero's side: {F} was {his} … */
  label: string;
  show: readonly string[];
  strain: readonly string[];
  mend: readonly string[];
}

interface BondEntry {
  types: RegExp;
  /** Label when the hero carries the type's name, and when the other does. */
  heroIs: string;
  otherIs: string;
  words: Omit<BondWords, 'label'>;
}

const BONDS: readonly BondEntry[] = [
  {
    types: /^(?:friend|ally|partner)$/iu, heroIs: 'best friend', otherIs: 'best friend',
    words: {
      show: ['[{H} and {F} shared one secret whistle: two low, one high.|Two low, one high: that was the secret whistle, and only {H} and {F} knew it.]', '[What one of them started, the other usually finished, and that went for sandwiches too.|If {H} began a tune, {F} had the end of it ready, and the other way about.]', '[{H} and {F} had a bench, and nobody else sat on it.|There was a bench that had a dent for {H} and a dent for {F}.]'],
      strain: ['“I’d knock,” said {F}, “only I don’t think that there’s anybody in.”', '“You never ask me,” said {F}. “You only tell me.”', '“I can walk by myself,” said {F}, and that was new.'],
      mend: ['Two low, one high: it was {F} who whistled, and {H} who was glad.', 'The next time {H} asked first. {F} had the answer ready, and they both laughed.', '{H} said sorry first. {F} had been just about to.'],
    },
  },
  {
    types: /^(?:sibling|twin)$/iu, heroIs: '{F.brother}', otherIs: '{F.brother}',
    words: {
      show: ['{H} and {F} had shared a room all their lives, with a chalk line down the middle.', 'When {H} sneezed, {F} said “bless me”, from habit.', '{H} and {F} could quarrel without words, and make up the same way.'],
      strain: ['{F} said that from now on there was a line, and that {H} was on the other side of it.', '“You always have to be first,” said {F}, and there were years in it.', '“I’m telling,” said {F}, although it was not clear whom.'],
      mend: ['{F} rubbed out the chalk line with one foot, and {H} helped.', '“You can be first,” said {H}. “We could be first together,” said {F}.', 'They still quarrelled after that, but they kept it for small things.'],
    },
  },
  {
    types: /^(?:cousin|family)$/iu, heroIs: 'cousin', otherIs: 'cousin',
    words: {
      show: ['{F} was family, which meant {F.he} never had to knock.', '{H} and {F} had the same sneeze, and the same way of not looking sorry.', 'Every holiday {H} and {F} were put in one bed, head to toe.'],
      strain: ['“At our house we do it properly,” said {F}, and {H} went hot all over.', 'Family is family, but {H} could gladly have swapped {F} for a chair.', '{F} said what everyone at home had always said about {H}.'],
      mend: ['“You’re one of ours,” said {F}, and passed {him} the bigger half.', '{H} found that {F} had been proud of {him} all along, and had been too proud to say it.', 'From then on they saved each other the place by the window.'],
    },
  },
  {
    types: /^parent$/iu, heroIs: 'child', otherIs: '{F.parent}',
    words: {
      show: ['{F} and {H} said good night in three steps: nose, brow, lamp.', 'At home there was one big coat, and {H} and {F} had both been inside it.', 'Whoever was small in that family was carried, and whoever was big did the carrying.'],
      strain: ['“You used to ask me things,” said {F}. “You used to know the answers,” said {H}.', 'One of them said “because I say so”, and the other went very quiet.', 'It is hard to be looked after, and it is hard to be the one who looks; that day it was hard for both.'],
      mend: ['They said good night properly: nose, brow, lamp. And then once more, because of everything.', '“I should have listened to you,” said the big one. “I should have said it louder,” said the small one.', 'After that day the hand-holding went both ways.'],
    },
  },
  {
    types: /^child$/iu, heroIs: '{F.parent}', otherIs: 'child',
    words: {
      show: ['{F} and {H} said good night in three steps: nose, brow, lamp.', 'There was one big coat at home, and room in it for {H} and {F} together.', 'Whatever {F} did, {H} did it too, a size larger or a size smaller.'],
      strain: ['“You used to ask me things,” said {F}. “You used to know the answers,” said {H}.', 'One of them said “not now”, once too often.', 'It is hard to be looked after, and it is hard to be the one who looks; that day it was hard for both.'],
      mend: ['They said good night properly: nose, brow, lamp. And then once more, because of everything.', '“You were right,” said {H}. {F} had waited a long time to hear it.', 'After that day the hand-holding went both ways.'],
    },
  },
  {
    types: /^(?:mentor|teacher|master)$/iu, heroIs: 'pupil', otherIs: 'teacher',
    words: {
      show: ['Between {H} and {F} lessons were before breakfast, and mostly out of doors.', 'Of the two, one taught and one learned, and it was not always easy to tell which.', '{H} and {F} had a rule: every answer costs one question.'],
      strain: ['“You might have asked me,” was said, and “You might have told me” was the answer.', 'For the first time the one did not ask, and the other did not explain.', '“Perhaps there is nothing more to teach,” said {F}, and it was not meant as praise.'],
      mend: ['“I learned something today,” said {F}. {H} had been about to say the same.', 'On Tuesday there was a lesson again, and this time they took it in turns.', 'Nobody said well done. {F} only moved over on the bench, and made room.'],
    },
  },
  {
    types: /^(?:student|apprentice|servant)$/iu, heroIs: 'teacher', otherIs: 'pupil',
    words: {
      show: ['Between {H} and {F} lessons were before breakfast, and mostly out of doors.', '{H} and {F} had a rule: every answer costs one question.', 'What was heavy the one carried, and what was tricky the other explained.'],
      strain: ['“I did it just as you told me,” said the one to the other, and it was true, and it did not help.', 'One gave an order and the other pretended not to have heard.', '“You could carry your own bag,” said {F}. Nobody had ever said that before.'],
      mend: ['“Show me how you did that,” said {H}, and {F} grew an inch.', 'They carried the bag home between them, a handle each.', 'On Tuesday there was a lesson again, and this time they took it in turns.'],
    },
  },
  {
    types: /^(?:guardian|protector)$/iu, heroIs: 'charge', otherIs: 'guardian',
    words: {
      show: ['Wherever {H} went, there was {F}, and wherever {F} went, there was {H}; one of them called it guarding.', 'At night one of them slept, and the other sat by the door with one eye open.', '{H} and {F} had a signal for danger, and had never yet needed it.'],
      strain: ['“I can look after myself,” was said, and after that there was not much left to say.', 'It is a short way from guarding to getting in the way, and that day they went it.', '“You were meant to be watching the door.” “I was watching *you*.”'],
      mend: ['“Next time,” said {F}, “we look after each other.”', 'That night they both slept, and nobody sat by the door.', '{H} held out @a {H.hand}. It was taken, and it was hard to say who was guarding whom.'],
    },
  },
  {
    types: /^rival$/iu, heroIs: 'rival', otherIs: 'rival',
    words: {
      show: ['If {H} climbed a wall, {F} climbed a higher one.', '{H} and {F} had been racing each other since before either could walk straight.', 'There were two prizes every year, and {H} and {F} had never had the same one.'],
      strain: ['“I’d be there by now without you,” said {F}.', '“You’re not even slow,” said {F}. “You’re only not very fast.”', '“Beat you,” said one. “We weren’t racing,” said the other, who had been.'],
      mend: ['“You won,” said {H}. “By a nose,” said {F}. “Again tomorrow?”', '{F} held the gate open. {H} thought about it, and went through, and held the next one.', 'They went on racing after that, but they waited for each other at the end.'],
    },
  },
  {
    types: /^(?:enemy|nemesis)$/iu, heroIs: 'enemy', otherIs: 'enemy',
    words: {
      show: ['{H} and {F} had not spoken since the business with the soup.', 'When {F} came down one side of the street, {H} crossed to the other, and the street knew why.', 'Nobody could remember how it had begun between {H} and {F}, least of all {H} and {F}.'],
      strain: ['“This is your doing,” said {H}. “Yours,” said {F}. It was a little of both.', 'Then came a laugh from {F}, and it was the wrong kind of laugh.', '“Say it again,” said {H}. {F} said it again, and it was no better.'],
      mend: ['{F} told {H} what had really been in the soup, and they laughed until they had to sit down.', 'It was not friendship yet. It was a nod across the street, and that was a beginning.', '“I still don’t like you,” said {F}. “No,” said {H}. They shook on it.'],
    },
  },
];

/** In the order of the book above. */
const NAMES = ['friend', 'sibling', 'cousin', 'parent', 'child', 'mentor', 'student', 'guardian', 'rival', 'enemy'];

const OTHER_WAY_ROUND: Readonly<Record<string, string>> = { parent: 'child', child: 'parent', mentor: 'student', student: 'mentor' };

const FALLBACK = BONDS[0] as BondEntry;

/** @param said for the young and the oldest: what they say to each other, and no scene of its own */
export function bondWords(type: string | undefined, heroIs: boolean, said?: 'young' | 'oldest'): BondWords {
  const entry = BONDS.find(({ types }) => types.test(type?.trim() ?? '')) ?? FALLBACK;
  const name = NAMES[BONDS.indexOf(entry)] ?? '';
  // A hero who is the child of the other is told as one whose parent comes along.
  const told = heroIs ? (OTHER_WAY_ROUND[name] ?? name) : name;
  const more = MORE_BONDS[told];
  const { show, ...rubs } = (BONDS[NAMES.indexOf(told)] ?? entry).words;
  const own = said && (said === 'young' ? YOUNG_BONDS : SPOKEN_BONDS)[told];
  const { strain, mend } = own ?? { strain: [...rubs.strain, ...(more?.strain ?? [])], mend: [...rubs.mend, ...(more?.mend ?? [])] };
  return { show: [...show, ...(more?.show ?? [])], strain, mend, label: heroIs ? entry.heroIs : entry.otherIs };
}

export const KNOWN_BONDS: readonly string[] = [
  'Friend', 'Ally', 'Partner', 'Sibling', 'Twin', 'Cousin', 'Family', 'Parent', 'Child', 'Mentor', 'Teacher', 'Master',
  'Student', 'Apprentice', 'Servant', 'Guardian', 'Protector', 'Rival', 'Enemy', 'Nemesis',
];
