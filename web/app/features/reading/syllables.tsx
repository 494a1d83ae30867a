/** Words in syllables of two tones in turns. Nothing is added to the text, so places in it stay what they were. */
import { memo, useSyncExternalStore } from 'react';
import { useReadingSettings } from './reading-settings.ts';

/** A sign that no story has. */
const CUT = '\u001f';

type Split = (text: string) => string[];

let split: Split | null = null;
let isComing = false;
const listeners = new Set<() => void>();

/** The patterns are fetched when somebody first wants syllables. */
async function fetchPatterns() {
  isComing = true;
  const { hyphenateSync } = await import('hyphen/en-us');
  split = (text) => hyphenateSync(text, { hyphenChar: CUT, minWordLength: 4 }).split(CUT);
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  if (!split && !isComing) {
    fetchPatterns().catch(() => {
      // Without a line the words stay whole; the next page tries again.
      isComing = false;
    });
  }
  return () => listeners.delete(tell);
}

export function StoryWords({ text }: { text: string }) {
  const { syllables } = useReadingSettings();
  return syllables ? <InSyllables text={text} /> : text;
}

const InSyllables = memo(function InSyllables({ text }: { text: string }) {
  const cut = useSyncExternalStore(listen, () => split, () => null);
  if (!cut) return text;
  // Each word begins with the first tone, so that its syllables can be counted.
  return text.split(/(\s+)/).map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of a text have no other name than their place
    <span key={place}>
      {cut(word).map((syllable, turn) => (
        // oxlint-disable-next-line react/no-array-index-key -- likewise
        <span key={turn} className={turn % 2 === 1 ? 'text-[var(--syllable)] in-aria-[current]:text-inherit' : undefined}>{syllable}</span>
      ))}
    </span>
  ));
});
