// Prints stories to read aloud and measures the batch: node engines/writer/src/read-aloud.ts [how many] [age] [seed]
import { sampleRound } from './testing/sample-round.ts';
import { tellShelf, textOf } from './testing/tell-whole.ts';
import { countWords, meanSentence, selfBleu, sentencesOf } from './tell/measure.ts';

declare const process: { argv: string[] };

const [, , count = '4', age = '', seed = 'read'] = process.argv;
const briefs = sampleRound(Number(count), age, seed);
const shelf = tellShelf(briefs);

briefs.forEach((brief, n) => {
  const cast = brief.characters.map(({ name, type, role }) => `${name} (${[type.split(' - ').pop(), role].filter(Boolean).join(', ')})`).join(', ');
  const places = brief.places.map(({ name }) => name).join(', ');
  console.log(`\n# ${brief.theme.name} · ${brief.ageRange} · ${brief.length}\n\n${[cast, places, brief.customPrompt].filter(Boolean).join(' · ')}`);
  for (const { phase, written } of shelf[n] ?? []) {
    console.log(`\n## ${phase}${written.notFollowed.length > 0 ? ` (not followed: ${written.notFollowed.join('; ')})` : ''}\n`);
    console.log(written.paragraphs.join('\n\n'));
  }
});

const texts = shelf.map(textOf);
const tellings = new Map<string, number>();
for (const text of texts) for (const sentence of new Set(sentencesOf(text))) tellings.set(sentence, (tellings.get(sentence) ?? 0) + 1);
const words = texts.reduce((sum, text) => sum + countWords(text), 0);
console.log(`\n---\n\n${texts.length} stories, ${Math.round(words / texts.length)} words each, ${meanSentence(texts.join(' ')).toFixed(1)} words a sentence,`
  + ` self-BLEU-4 ${selfBleu(texts).toFixed(3)}, ${[...tellings.values()].filter((times) => times > 2).length} sentences in more than two of them.`);
