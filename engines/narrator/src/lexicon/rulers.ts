/** Names and titles behind which a single letter is a number: "Henry V", "Pope Leo X", "King Otto I". Elsewhere it is a letter. */
export const TITLE_OF_RULER = /^(?:King|Queen|Pope|Emperor|Empress|Tsar|Czar|Kaiser|Prince|Princess|Sultan|Pharaoh)$/;

export const NAMES_OF_RULERS: ReadonlySet<string> = new Set([
  'Henry', 'Charles', 'George', 'James', 'Edward', 'Richard', 'Louis', 'Philip', 'Felipe', 'Frederick', 'Friedrich', 'Christian', 'Gustav',
  'Karl', 'Carlos', 'Alfonso', 'Haakon', 'Olaf', 'Olav', 'Harald', 'Baldwin', 'Pius', 'Leo', 'Benedict', 'Gregory', 'Clement', 'Innocent',
  'Urban', 'Ferdinand', 'Ramses', 'Ramesses', 'Ptolemy', 'Mehmed', 'Murad', 'Wilhelm', 'Elizabeth',
]);
