// The small language the material is written in: plain text, [one|or another], {slots}.

export type Piece =
  | { is: 'text'; text: string }
  | { is: 'slot'; name: string }
  | { is: 'choice'; options: Piece[][]; sources: string[] };

const parsed = new Map<string, Piece[]>();

export function parseTemplate(source: string): Piece[] {
  const known = parsed.get(source);
  if (known) return known;
  const reader = { source, at: 0 };
  const pieces = readUntil(reader, '');
  if (reader.at < source.length) throw new Error(`stray "${source[reader.at] ?? ''}" in: ${source}`);
  if (parsed.size > 20_000) parsed.clear();
  parsed.set(source, pieces);
  return pieces;
}

function readUntil(reader: { source: string; at: number }, stops: string): Piece[] {
  const { source } = reader;
  const pieces: Piece[] = [];
  while (reader.at < source.length) {
    const char = source.charAt(reader.at);
    if (stops.includes(char) || char === ']' || char === '}') break;
    if (char === '{') {
      const close = source.indexOf('}', reader.at);
      if (close < 0) throw new Error(`open slot in: ${source}`);
      pieces.push({ is: 'slot', name: source.slice(reader.at + 1, close) });
      reader.at = close + 1;
    } else if (char === '[') {
      pieces.push(readChoice(reader));
    } else {
      const from = reader.at;
      while (reader.at < source.length && !'[]{}'.includes(source.charAt(reader.at)) && !stops.includes(source.charAt(reader.at))) reader.at += 1;
      pieces.push({ is: 'text', text: source.slice(from, reader.at) });
    }
  }
  return pieces;
}

function readChoice(reader: { source: string; at: number }): Piece {
  const options: Piece[][] = [];
  const sources: string[] = [];
  do {
    reader.at += 1;
    const from = reader.at;
    options.push(readUntil(reader, '|]'));
    sources.push(reader.source.slice(from, reader.at));
  } while (reader.source[reader.at] === '|');
  if (reader.source[reader.at] !== ']') throw new Error(`open choice in: ${reader.source}`);
  reader.at += 1;
  return { is: 'choice', options, sources };
}

/** A template with one of each choice taken, one that may be said where there is any. */
export function bestCaseOf(source: string, may: (option: string) => boolean): string {
  if (!source.includes('[')) return source;
  return parseTemplate(source).map((piece) => {
    if (piece.is === 'text') return piece.text;
    if (piece.is === 'slot') return `{${piece.name}}`;
    const best = piece.sources.map((option) => bestCaseOf(option, may)).find(may);
    return best ?? bestCaseOf(piece.sources[0] ?? '', may);
  }).join('');
}
