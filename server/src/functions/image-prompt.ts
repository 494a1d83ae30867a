/** A character in the words that an illustrator is given. A person's own prompt goes before everything that could be said for them. */
import type { CharacterForm } from '@fableloom/contract';
import { traitsOf } from '@fableloom/contract/taxonomies/personalities';
import { NO_WORDS, withoutWords } from '../ports/illustrator/no-words.ts';

/** The kind of body decides what a drawing has to show. The first row whose words occur in the type counts. */
const BODIES: readonly { words: RegExp; says: string }[] = [
  {
    words: /robot|artificial|android|cyborg|machine|mechanical|drone|gadget|clockwork/i,
    says: 'A mechanical being: clear shapes, visible joints and materials, friendly lights.',
  },
  {
    words: /ghost|spirit|supernatural|shadow|elemental|star being|light being|ethereal|mist|will-o/i,
    says: 'An ethereal being: soft edges, a gentle glow, partly see-through.',
  },
  {
    words: /animal|creature|dragon|mythical|beast|bird|fox|monster|hybrid|unicorn|dinosaur/i,
    says: 'A creature: its own natural body, with paws, wings, scales, fur or feathers as its kind has them.',
  },
];
const HUMANOID = 'A humanoid: a whole person in a natural pose, with an expressive face and fitting clothes.';

const FOR_CHILDREN = 'Warm and friendly, made for a picture book for children.';

const LOOKS: readonly (readonly [keyof CharacterForm['appearance'], string])[] = [
  ['height', 'height'], ['build', 'build'], ['color', 'color'], ['distinguishingFeature', 'special feature'],
  ['skinTone', 'skin'], ['eyeColor', 'eyes'], ['hairColor', 'hair'],
];
const STYLE: readonly (readonly [keyof CharacterForm['advancedFeatures'], string])[] = [
  ['imageStyle', 'style'], ['background', 'background'], ['lighting', 'lighting'], ['mood', 'mood'],
];

type Described = Pick<
  CharacterForm,
  | 'name' | 'type' | 'gender' | 'personality' | 'magicalPower' | 'role'
  | 'appearance' | 'advancedFeatures' | 'customDescription' | 'customPrompt'
>;

const bodyOf = (type: string): string => BODIES.find(({ words }) => words.test(type))?.says ?? HUMANOID;

/** 'Red Fox' of 'Animal - Forest Animals - Red Fox'. */
const specific = (type: string): string => type.split(' - ').at(-1) ?? type;

/** 'height: tall, eyes: Amber', without what is empty. */
const listed = <Field extends string>(from: Readonly<Record<Field, string>>, rows: readonly (readonly [Field, string])[]): string =>
  rows.flatMap(([field, label]) => (from[field] === '' ? [] : [`${label}: ${from[field]}`])).join(', ');

const sentence = (label: string, text: string): string[] => (text === '' ? [] : [`${label}: ${text.replace(/\.$/, '')}.`]);

export function imagePromptOf(character: Described): string {
  if (character.customPrompt !== '') return withoutWords(character.customPrompt);
  const { name, type, gender, personality, magicalPower, appearance, advancedFeatures, customDescription, role } = character;
  return [
    `Portrait of ${name}, a ${gender} ${specific(type)}.`,
    bodyOf(type),
    ...sentence('Age', appearance.customAge || appearance.age),
    ...sentence('Look', listed(appearance, LOOKS)),
    ...sentence('Personality, shown in face and pose', traitsOf(personality).join(' and ')),
    ...sentence('Magical power, hinted at', magicalPower),
    ...sentence('Role in stories', role),
    ...sentence('Description', customDescription),
    ...sentence('Picture', listed(advancedFeatures, STYLE)),
    ...sentence('Details', advancedFeatures.details),
    FOR_CHILDREN,
    NO_WORDS,
  ].join(' ');
}
