// What is done to somebody, said of whoever does it: “they are captured by pirates” is told of the pirates, who come into the story by it.

const PAST: Readonly<Record<string, string>> = { eaten: 'ate', woken: 'woke', stolen: 'stole', taken: 'took', bitten: 'bit', hidden: 'hid' };

const DONE = /^(they|we|he|she|(?:(?:an?|the|my|our|his|her|their) )?[\p{L}’-]+(?: [\p{L}’-]+)?) (?:is|are|was|were|gets?|got|ha(?:s|ve|d) been) (captured|caught|kidnapped|chased|followed|attacked|robbed|swallowed|saved|rescued|helped|tricked|visited|surprised|frightened|scared|trapped|imprisoned|arrested|adopted|eaten|woken|stolen|taken|bitten|hidden) by ((?:(?:an?|the|some|two|three|four|five|six|seven|many|my|our|his|her|their) )?[\p{L}’-]+(?: [\p{L}’-]+){0,3})$/iu;

const OBJECTS: Readonly<Record<string, string>> = { they: 'them', we: 'them', he: 'him', she: 'her' };

/** “Pirates captured them”. */
export const saidOfWhoDoesIt = (typed: string): string =>
  typed.replace(DONE, (whole, whom: string, did: string, by: string) => (/^(?:accident|mistake|chance|surprise|himself|herself|themselves|magic)$/iu.test(by) ? whole : `${by} ${PAST[did.toLowerCase()] ?? did.toLowerCase()} ${OBJECTS[whom.toLowerCase()] ?? whom}`));
