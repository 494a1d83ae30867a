/** A search box whose rested text becomes the address, and which follows the address when that changes without it. */
import { useEffect, useRef, useState } from 'react';
import { wordsToFind } from '../../ui/words-to-find.ts';

const REST_MS = 350;

interface Box {
  text: string;
  /** What this box last asked for. */
  asked: string;
  /** What the address last said. */
  seen: string;
}

export function useSearchBox(search: string, ask: (search: string) => void) {
  const [box, setBox] = useState<Box>({ text: search, asked: search, seen: search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What else is looked for may have changed while the text rested.
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // An answer to what was typed leaves the box alone: its owner may have typed on.
  if (box.seen !== search) setBox(search === box.asked ? { ...box, seen: search } : { text: search, asked: search, seen: search });

  function write(text: string) {
    setBox({ ...box, text });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const asked = wordsToFind(text);
      setBox((now) => ({ ...now, asked }));
      latest.current(asked);
    }, REST_MS);
  }

  /** Nothing typed counts any more; the address will say what is looked for. */
  function empty() {
    clearTimeout(timer.current);
    setBox({ ...box, text: '', asked: '' });
  }

  return { text: box.text, write, empty };
}
