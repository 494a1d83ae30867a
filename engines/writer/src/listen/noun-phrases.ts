// Finds the things a sentence speaks of: "a golden key under the bridge" → a golden key; "no monsters" → negated.

export interface NounPhrase {
  /** With its article: "a golden key". */
  words: string;
  head: string;
  negated: boolean;
  /** "a whale who sings": surely somebody. */
  someone: boolean;
}

const START = /(?<no>\b(?:no|without(?: any)?|not any|don’t want|don't want)\s+)?\b(?<article>an?|the|some|his|her|their|my|our|one|two|three|four|five|six|seven|many|no|without)\s+(?<rest>[\p{L}’'-]+(?:\s+[\p{L}’'-]+){0,5})/giu;

const STOP = new Set((
  'who that which and or but with without in on at under over behind near by from to of for into onto is are was were has have had does do did ' +
  'against during through after before between around across can could will would should must may might so then because when where while as if than about not be being been please there here too also very ' +
  'he she it they them him her his their we i you my our its goes go went comes come came finds find found meets meet met sees see saw makes make made ' +
  'gets get got takes take took gives give gave says say said wants want wanted needs need needed helps help helped saves save saved turns turn turned ' +
  'instead except rather everywhere somewhere together again apart today tomorrow ' +
  'opens open opened wakes wake woke falls fall fell hides hide hid appears appear starts start sings sing flies fly lives live becomes become lost gone'
).split(' '));

const VAGUE = new Set(['story', 'thing', 'things', 'something', 'way', 'lot', 'bit', 'end', 'part', 'one', 'time', 'day', 'kind', 'choice', 'ending', 'more', 'problem', 'other', 'others', 'same', 'best', 'next', 'first', 'last', 'main', 'world', 'phase', 'text', 'help', 'door', 'lie', 'lies', 'truth']);

export function nounPhrasesIn(text: string): NounPhrase[] {
  const found: NounPhrase[] = [];
  const start = new RegExp(START);
  for (let match = start.exec(text); match; match = start.exec(text)) {
    start.lastIndex = match.index + match[0].length - (match.groups?.rest ?? '').length;
    const { no, article = '', rest = '' } = match.groups ?? {};
    const words: string[] = [];
    const tail = rest.split(/\s+/u);
    for (const word of tail) {
      if (STOP.has(word.toLowerCase())) break;
      words.push(word);
    }
    const next = tail[words.length]?.toLowerCase() ?? '';
    while (words.length > 1 && (words[words.length - 1] ?? '').endsWith('ly')) words.pop();
    const kept = words.slice(0, 4);
    const of = next === 'of' && kept.length === words.length ? tail[words.length + 1] : undefined;
    const head = (kept[kept.length - 1] ?? '').toLowerCase().replace(/[’']s$/u, '');
    if (kept.length === 0 || VAGUE.has(head) || head.length < 2) continue;
    const negated = Boolean(no) || /^(?:no|without)$/iu.test(article);
    const lead = /^(?:the|his|her|their|my|our)$/iu.test(article) ? 'the' : article.toLowerCase();
    found.push({ words: negated ? kept.join(' ') : `${lead} ${kept.join(' ')}${of && !STOP.has(of.toLowerCase()) && !/^(?:a|an|the|some)$/iu.test(of) ? ` of ${of}` : ''}`, head, negated, someone: next === 'who' });
  }
  if (found.length === 0) found.push(...bareNouns(text));
  return found.filter((phrase, at) => found.findIndex(({ head }) => head === phrase.head) === at);
}

/** Very short answers: "golden key", "dragons!" */
function bareNouns(text: string): NounPhrase[] {
  const words = (text.match(/[\p{L}’'-]+/gu) ?? []).filter((word) => !STOP.has(word.toLowerCase()));
  if (words.length === 0 || words.length > 3 || (text.match(/\p{L}+/gu) ?? []).length > 4) return [];
  const head = (words[words.length - 1] ?? '').toLowerCase();
  if (VAGUE.has(head) || !/^[a-z’'-]{3,}$/u.test(head) || !/[aeiouy]/u.test(head)) return [];
  const bare = words.join(' ').toLowerCase();
  return [{ words: /[^s]s$/u.test(head) ? `some ${bare}` : bare, head, negated: false, someone: false }];
}
