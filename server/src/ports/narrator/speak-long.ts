/** Speaks a text of any length: piece by piece, each at most `narrationChunk` characters and cut at a sentence end, then as one file. */
import { LIMITS } from '@fableloom/contract/limits';
import { NothingToSay, splitForNarration } from '@fableloom/narrator';
import { joinSounds, type SoundPiece } from './join-sounds.ts';
import { tagMp3 } from './mp3-tags.ts';
import { NarrationFailed, type Narrator, type SpeakOptions, type SpeakRequest, type SpokenAudio, type SpokenPiece } from './narrator.port.ts';

/** A narrator that breaks down is asked once more for the piece that it broke down in; the pieces before are not spoken again. */
async function speakOnceMore(narrator: Narrator, request: SpeakRequest, options: SpeakOptions): Promise<SpokenAudio> {
  try {
    return await narrator.speak(request, options);
  } catch (error) {
    if (!(error instanceof NarrationFailed)) throw error;
    return narrator.speak(request, options);
  }
}

/** A piece without a single word, such as a line of stars, is silence. */
async function speakPiece(narrator: Narrator, request: SpeakRequest, options: SpeakOptions): Promise<SpokenPiece | NothingToSay> {
  const { text, ageRange, voice, speakers, saidLike } = request;
  const said = { text, ageRange, voice, speakers, saidLike };
  const { kept } = options;
  try {
    const before = await kept?.find(said);
    if (before) return before;
    const piece = await speakOnceMore(narrator, request, options);
    await kept?.keep(said, piece);
    return piece;
  } catch (error) {
    if (error instanceof NothingToSay) return error;
    throw error;
  }
}

/** Told again from the start of a piece, progress stays where it was. */
function neverBack(onProgress: SpeakOptions['onProgress']): (done: number) => void {
  let told = 0;
  return (done) => {
    if (done > told) onProgress?.((told = done));
  };
}

/** @param longest characters of one piece */
export async function speakLong(
  narrator: Narrator,
  request: SpeakRequest,
  { signal, onProgress, kept }: SpeakOptions = {},
  longest: number = LIMITS.narrationChunk,
): Promise<SpokenAudio> {
  const texts = splitForNarration(request.text, longest);
  const told = neverBack(onProgress);
  // A voice that takes less at once keeps the pieces of a piece as well.
  const heard = { kept, ...(signal ? { signal } : {}) };
  if (texts.length <= 1) return speakOnceMore(narrator, request, { ...heard, onProgress: told });
  const { cover, ...piecewise } = request;
  const pieces: SoundPiece[] = [];
  const unspoken: string[] = [];
  let from = 0;
  for (const [index, text] of texts.entries()) {
    const tell = (done: number): void => told((index + done) / texts.length);
    const piece = await speakPiece(narrator, { ...piecewise, text }, { ...heard, onProgress: tell });
    tell(1);
    unspoken.push(...piece.unspoken);
    if (!(piece instanceof NothingToSay)) pieces.push({ mp3: piece.mp3, words: piece.words, from });
    from += text.length;
  }
  if (pieces.length === 0) throw new NothingToSay(unspoken);
  const { sound, words, duration } = joinSounds(pieces);
  const { text, title, artist } = request;
  const label = { text, title, ...(artist === undefined ? {} : { artist }), cover: cover?.data ?? null, words, duration };
  return { mp3: Buffer.from(tagMp3(sound, label)), duration, words, provider: narrator.provider, unspoken };
}
