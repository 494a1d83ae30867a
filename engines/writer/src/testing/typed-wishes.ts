/** What families type as answers, wishes and orders, and what has to stand in the story. */
import type { AgeRange, StoryBrief, WriterCharacter } from '../brief.ts';
import { writePhase } from '../index.ts';
import { tellWhole } from './tell-whole.ts';

const character = (name: string, gender: 'male' | 'female', more: Partial<WriterCharacter> = {}): WriterCharacter => ({
  id: name, name, gender, type: 'Human - Children - Young Explorer', personality: ['Curious', 'Kind'], appearance: {}, ...more,
});
export const AMARA = character('Amara', 'female', { role: 'Hero' });
export const FINN = character('Finn', 'male');
const GRUMBLE = character('Grumble', 'male', { type: 'Mythical Creature - Gentle Giants - Mountain Troll', role: 'Trickster' });

export const brief = (ageRange: AgeRange, more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: `typed-${ageRange}`, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Adventure', name: 'The Lost Lantern' },
  characters: [AMARA, FINN, GRUMBLE], places: [], relationships: [{ from: 'Amara', to: 'Finn', type: 'Sibling', details: 'they share a bunk bed' }], earlier: [], ...more,
});

/** What would show that typed words had been used as if they were something else. */
export const FAULTS = /\b(?:the|a|an) (?:(?:call|hug|stop) (?:the|a|an|his|her|my|me|it)|because|scared|pyjama day and|I|he|she|they|his|her|my)\b|\b(?:a|an|the) (?:a|an|the)\b|(?<!of )\bthe \w+s (?:is|has)\b|[{}[\]|]|undefined| {2}|, ?[.!?]|\bmy (?:daughter|son)\b/u;

const DOOR = 'What waits behind the door?';
const HELP = 'Who needs help, and why?';
const POWER = 'Which power saves the day?';
const SURPRISE = 'What does nobody expect?';
const CHOICE = 'What is the hardest choice?';
const KIND = 'Who turns out to be kind?';
const WRONG = 'What goes wrong first?';
const OWN = 'What would you do?';

export const ANSWERS: readonly [string, string, RegExp][] = [
  [DOOR, 'Behind the door there is… a dragon', /(?=[^]*[dD]oor)[^]*a dragon/iu],
  [DOOR, 'a room full of cake', /a room full of cake/u],
  [DOOR, 'His brother is already here', /Finn’s brother was already here/u],
  [HELP, 'A tiny crab who cannot find his mum', /a tiny crab who could not find his mum/iu],
  [HELP, 'an old turtle because he is stuck', /an old turtle[^.]*, because he was stuck/iu],
  [HELP, 'Finn becos he lost his shoe', /Finn needed help, because he lost his shoe/u],
  [HELP, 'The crab is stuck under a rock', /The crab was stuck under a rock/u],
  [HELP, 'everyone', /Everyone needed help/u],
  [POWER, 'Amara stops time and Finn hugs the crab', /Amara stopped time, and Finn hugged the crab/u],
  [POWER, 'The day is saved when everybody sings', /What if everybody sang\?/u],
  [POWER, 'flying', /What about flying\?/u],
  [SURPRISE, 'Bruno the toy excavator digs a hole for the darkness', /Bruno the toy excavator dug a hole for the darkness/u],
  [SURPRISE, 'Grumble eats the evidence, which is a biscuit', /Grumble ate the evidence, which was a biscuit/u],
  [SURPRISE, 'that the monster is really his teacher', /The monster was really his teacher/u],
  [SURPRISE, 'a cow', /a cow/u],
  [CHOICE, 'Call home anyway', /“I’ll call home anyway[.,]”/u],
  [CHOICE, 'The hardest choice is between going home and staying', /a choice between going home and staying/u],
  [CHOICE, 'whether to tell the truth', /The question was whether to tell the truth/u],
  [KIND, 'The grumpy caretaker', /(?=[^]*the grumpy caretaker)[^]*(?:kind|help|ever asked|just what|tastes of ginger|to a friend|some of those words back|is it worst|anything to eat|done up in paper)/iu],
  [KIND, 'His brother', /Finn’s brother/u],
  [KIND, 'Grumble', /It was Grumble who turned out to be kind/u],
  [WRONG, 'First of all the bridge breaks', /The bridge broke/u],
  [WRONG, 'the map', /(?=[^]*wrong)[^]*the map/iu],
  [WRONG, 'Everything!', /Everything went wrong/u],
  [OWN, 'Call home anyway', /“I’ll call home anyway[.,]”/u],
  [OWN, 'I would share my snack with the troll', /“I’ll share my snack with the troll[.,]”/u],
  [OWN, 'run', /“I’ll run[.,]”/u],
  [OWN, 'dont tell anyone', /“I won’t tell anyone[.,]”/u],
  [DOOR, 'my teacher in pyjamas', /Amara’s teacher in pyjamas/u],
  [HELP, 'Bruno because his wheel is broken', /Bruno needed help, because his wheel was broken/u],
  [WRONG, 'They forget the map and get lost', /They forgot the map and got lost/u],
  [OWN, 'A hug', /“A hug[.,!]”/u],
];

export const PROMPTS: readonly [string, readonly RegExp[]][] = [
  ['Finn is scared of the dark and has a toy excavator called Bruno', [/the dark/u, /Finn had a toy excavator called Bruno/u, /scared|afraid|laugh at the dark/u]],
  ['It is pyjama day and the class hamster has escaped', [/It was pyjama day and the class hamster had escaped/u]],
  ['Please include a golden key and a talking whale', [/golden key/u, /talking whale/u]],
  ['finn hugz the dragen', [/Finn hugged the dragon/u]],
  ['I love my cat', [/Amara loved her cat/u]],
  ['my daughter’s first day at school', [/(?:It was|it would be) Amara’s first day at school/u]],
  ['What if Finn could fly?', [/Finn could fly/u]],
  ['Amara lost her tooth', [/Amara lost her tooth/u]],
  ['dragons', [/three dragons/iu, /the dragons/iu]],
  ['They should learn to say sorry', [/learned to say sorry/u]],
  ['Can there be a unicorn plz', [/a unicorn/u]],
];

export const INSTRUCTIONS: readonly [string, readonly RegExp[]][] = [
  ['Make it about pyjama day and let the hamster win', [/It was pyjama day/u, /The hamster won/u]],
  ['have Amara find a key under the mat', [/Amara found a key under the mat/u]],
  ['make Finn cry', [/Finn cried/u]],
  ['add a storm', [/storm/u]],
  ['make it shorter and add a dragon', [/a dragon/u]],
];

export const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

/** What the two parts say that are told after this answer. */
export function answeredAt(ageRange: AgeRange, question: string, answer: string): { text: string; notFollowed: string[] }[] {
  const start = writePhase(brief(ageRange));
  const earlier = [{ phase: 'introduction' as const, text: start.paragraphs.join('\n'), facts: start.facts }];
  return (['climax', 'resolution'] as const).map((phase) => {
    const { paragraphs, notFollowed } = writePhase(brief(ageRange, { phase, earlier, continuation: { question, answer } }));
    return { text: paragraphs.join('\n'), notFollowed };
  });
}

/** A whole story with this wish. */
export const wishedAt = (ageRange: AgeRange, customPrompt: string): string =>
  tellWhole(brief(ageRange, { customPrompt })).map(({ written }) => written.paragraphs.join('\n')).join('\n');
