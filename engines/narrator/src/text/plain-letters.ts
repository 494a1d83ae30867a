/** Latin letters of any language as the plain ones that flite knows: é is e, ß is ss, a curly apostrophe is a straight one. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'th', þ: 'th', ı: 'i', ŋ: 'ng', ħ: 'h', ŧ: 't', ə: 'e',
  '’': "'", 'ʼ': "'", '‘': "'", '`': "'",
};

export function plainLetters(word: string): string {
  const bare = word.toLowerCase().replaceAll('´', "'").normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare].map((letter) => SPECIAL[letter] ?? letter).join('').replace(/[^a-z']/g, '');
}

const KEEPS_TWO_AT_THE_END = /^(?:b|m|z|w|t|ig|bamb)$/;

/** "Sooooo" is "so", "Goooood" is "good", "Shhhhh" is "shh": drawn-out letters would be spelled out otherwise. */
export function shortenDrawnOut(word: string): string {
  return word.replace(/([a-z])\1{2,}/g, (run: string, letter: string, at: number) => {
    const before = word.slice(0, at);
    const isLast = at + run.length === word.length;
    if (letter === 'e') return 'ee';
    if (letter === 'o') return isLast && at > 0 && !KEEPS_TWO_AT_THE_END.test(before) ? 'o' : 'oo';
    return isLast && at <= 2 && /[fhlmrsz]/.test(letter) ? letter + letter : letter;
  });
}
