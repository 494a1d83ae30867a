/** More than one of an animal or being. */
const ODD_PLURALS: Record<string, string> = {
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  elf: 'elves',
  dwarf: 'dwarves',
  calf: 'calves',
  sheep: 'sheep',
  fish: 'fish',
  goldfish: 'goldfish',
  starfish: 'starfish',
  jellyfish: 'jellyfish',
  deer: 'deer',
  child: 'children',
  potato: 'potatoes',
  leaf: 'leaves',
  man: 'men',
  woman: 'women',
};

/** Of several words the last one changes: “old men”. */
export const pluralOf = (noun: string): string => noun.replace(/\S+$/, severalOf);

const severalOf = (noun: string): string =>
  ODD_PLURALS[noun] ?? (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|sh|ch)$/.test(noun) ? `${noun}es` : `${noun}s`);
