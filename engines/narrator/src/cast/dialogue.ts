/** Walks through a story and says, stretch by stretch, who is heard: the narrator (null) or a speaker by name. */
import type { Paragraph } from '../text/paragraphs.ts';
import { stretchesOf, type Stretch } from '../text/quotes.ts';
import { lastNamed, whoSpeaks } from './who-speaks.ts';

export interface HeardStretch {
  from: number;
  to: number;
  /** Lower-case name, '' for someone the text does not name, null for the narrator. */
  speaker: string | null;
}

/** What a listener keeps in mind: the two who talk, last one first, and whom the telling named last. */
interface Memory {
  talking: string[];
  named: string | null;
}

/** A function that is called for the paragraphs of a text in order; it remembers who talked in the ones before. */
export function listener(text: string, known: readonly string[]): (paragraph: Paragraph) => HeardStretch[] {
  const memory: Memory = { talking: [], named: null };
  return (paragraph) => {
    const stretches = stretchesOf(text, paragraph.from, paragraph.to);
    let spokeHere: string | null = null;
    return stretches.map((stretch, at) => {
      if (!stretch.isSpeech) {
        memory.named = lastNamed(text.slice(stretch.from, stretch.to), known) ?? memory.named;
        return { from: stretch.from, to: stretch.to, speaker: null };
      }
      const speaker = speakerOf(text, stretches, at, known, memory, spokeHere);
      spokeHere = speaker;
      memory.talking = [speaker, ...memory.talking.filter((other) => other !== speaker)].slice(0, 2);
      return { from: stretch.from, to: stretch.to, speaker };
    });
  };
}

function speakerOf(
  text: string, stretches: readonly Stretch[], at: number, known: readonly string[], memory: Memory, spokeHere: string | null,
): string {
  const told = whoSpeaks({ before: telling(text, stretches[at - 1]), after: telling(text, stretches[at + 1]) }, known);
  if (told.is === 'named') return told.name;
  if (spokeHere !== null) return spokeHere;
  if (told.is === 'pronoun') return memory.named ?? memory.talking[0] ?? '';
  // Two people in turns: a new paragraph without a name belongs to the one who did not talk last.
  return memory.talking[1] ?? '';
}

function telling(text: string, stretch: Stretch | undefined): string {
  return stretch && !stretch.isSpeech ? text.slice(stretch.from, stretch.to) : '';
}
