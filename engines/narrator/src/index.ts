/** Turns text into sound and word times, nothing else. English only: parts in other scripts come back as `unspoken`. */
export { narrate } from './narrate.ts';
export { splitForNarration } from './text/split.ts';
export { alignSpeech, type AlignOptions, type Recorded } from './listening/align-speech.ts';
export { narrateWith, type OtherVoice } from './narrate-with.ts';
export { changeRate } from './sound/pitch.ts';
export { phonesLike } from './lexicon/respelling.ts';
export { spellingOf } from './lexicon/own-sounds.ts';
export { NothingToSay } from './nothing-to-say.ts';
export type { AgeRange, KindOfSpeaker, Narration, NarrationBrief, NarratorVoice, SaidLike, Speaker, SpokenWord } from './brief.ts';
