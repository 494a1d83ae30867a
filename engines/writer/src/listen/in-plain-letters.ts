// Capitals, small pictures and brackets, as thumbs and microphones put them: read for what they say.

/** What a picture stands for where nothing else was typed. */
const PICTURES: readonly [RegExp, string][] = [
  [/🦄/u, 'a unicorn'], [/🦕|🦖/u, 'a dinosaur'], [/🐉|🐲/u, 'a dragon'], [/🐶|🐕/u, 'a dog'], [/🐱|🐈/u, 'a cat'], [/🐴|🐎/u, 'a horse'], [/🐰|🐇/u, 'a rabbit'], [/🦊/u, 'a fox'], [/🐻/u, 'a bear'], [/🐳|🐋/u, 'a whale'],
  [/🐬/u, 'a dolphin'], [/🦁/u, 'a lion'], [/🐘/u, 'an elephant'], [/🐧/u, 'a penguin'], [/🦉/u, 'an owl'], [/🧚/u, 'a fairy'], [/🧜/u, 'a mermaid'], [/👸/u, 'a princess'], [/🤴/u, 'a prince'], [/🏴‍☠️|🏴/u, 'a pirate'], [/🤖/u, 'a robot'],
  [/👻/u, 'a ghost'], [/👽/u, 'an alien'], [/🚒|🚑|🚓/u, 'a fire engine'], [/🚜/u, 'a tractor'], [/🚂|🚆/u, 'a train'], [/🚀/u, 'a rocket'], [/⛵|🚢/u, 'a ship'], [/🎂|🥳/u, 'a birthday party'], [/🎄/u, 'a Christmas party'], [/🗝|🔑/u, 'a key'],
  [/🌈/u, 'a rainbow'], [/🏰/u, 'a castle'], [/🏖|🌊/u, 'the sea'], [/🎈/u, 'a balloon'], [/👶/u, 'a baby'],
];

const PICTURE = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3})+/gu;
const SMILEY = /(?<=^|\s)(?:[:;=8][-’']?[()DPpoO|/\\]+|<3|xD|XD|\^\^)(?=$|\s|[.,])/gu;

/** Without pictures, where words were typed; with the words for them, where nothing else was. */
function withoutPictures(text: string): string {
  const plain = text.replace(PICTURE, ' ').replace(SMILEY, ' ').replace(/\s+(?=[.,!?])/gu, '').replace(/\s+/gu, ' ').trim();
  if (/\p{L}/u.test(plain)) return plain;
  return PICTURES.flatMap(([picture, word]) => (picture.test(text) ? [word] : [])).slice(0, 3).join(' and ') || plain;
}

/** “PLEASE A BIG RED TRACTOR”: small letters; names are given back their capital where they are heard. */
const spoken = (text: string): string => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isLoud = letters.length > 7 && letters.filter((one) => /\p{Lu}/u.test(one)).length > letters.length * 0.7;
  return isLoud ? text.toLowerCase().replace(/(?<=^|[.!?]\s)\p{L}/gu, (first) => first.toUpperCase()) : text;
};

/** “Her mummy (works at night)”, “Paul (6)”. */
const withoutBrackets = (text: string): string => text
  .replace(/\b((?:my|our|his|her|their|the) \p{L}+|\p{Lu}\p{L}+) ?\((?:who |he |she |they )?(\p{L}+s? [^()]{2,60})\)/gu, (whole, who: string, what: string) => (/^(?:is|are|was|has|works?|lives?|loves?|likes?|can|cannot|\p{L}+s) /u.test(what) ? `${who}. ${who} ${what}.` : whole))
  .replace(/ ?\((?:(?:he|she)(?: is|’s|'s) |they are |aged? )?\d{1,2}(?: ?(?:years?(?: old)?|yrs?|y|months?))?\)/giu, '').replace(/\s*\(([^()]*)\)/gu, (_, inside: string) => (/\p{L}{2}/u.test(inside) ? `, ${inside.trim()}` : ''))
  .replace(/\.\s*(?=[.,])/gu, '').replace(/,\s*,/gu, ',');

const LONGEST_OWN_LINE = 60;

/** What stands on a line of its own is a sentence of its own; a long line that goes on in small letters was only broken there. */
const lineByLine = (text: string): string =>
  text.split(/[\r\n]+/u).map((line) => line.replace(/^\s*[-*•·]\s+/u, '').trim()).filter(Boolean)
    .reduce((told, line) => (told === '' ? line : `${told}${/[.!?,;:]$/u.test(told) || ((told.split('. ').at(-1) ?? '').length > LONGEST_OWN_LINE && /^\p{Ll}/u.test(line)) ? '' : '.'} ${line}`), '');

export const inPlainLetters = (text: string): string => spoken(withoutBrackets(withoutPictures(lineByLine(text)))).replace(/\s+/gu, ' ').trim();
