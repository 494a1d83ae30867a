/** Speaks a text of any length: piece by piece, each at most `narrationChunk` characters and cut at a sentence end, then as one file. */
import { LIMITS } from '@fableloom/contract/limits';
import { NothingToSay, splitForNarration } from '@fableloom/narrator';
import { tagMp3 } from './mp3-tags.ts';
import type { Narrator, SpeakOptions, SpeakRequest, SpokenAudio, SpokenWord } from './narrator.port.ts';

const HEAD = 10;

/** The sound without the label in front of it (ID3v2: 'ID3', version, flags, and the size in four times seven bits). */
export function withoutLabel(mp3: Buffer): Buffer {
  if (mp3.toString('latin1', 0, 3) !== 'ID3') return mp3;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((mp3[at] ?? 0) & 0x7f), 0);
  return mp3.subarray(HEAD + size);
}

type Piece = SpokenAudio & { text: string };

/** A piece without a single word, such as a line of stars, is silence. */
async function speakPiece(narrator: Narrator, request: SpeakRequest, options: SpeakOptions): Promise<Piece | NothingToSay> {
  try {
    return { ...(await narrator.speak(request, options)), text: request.text };
  } catch (error) {
    if (error instanceof NothingToSay) return error;
    throw error;
  }
}

/** What is said in a later piece, at its place in the whole. */
const moved = (words: readonly SpokenWord[], from: number, begins: number): SpokenWord[] =>
  words.map((word) => ({ from: word.from + from, to: word.to + from, start: word.start + begins, end: word.end + begins }));

/** @param longest characters of one piece */
export async function speakLong(
  narrator: Narrator,
  request: SpeakRequest,
  { signal, onProgress }: SpeakOptions = {},
  longest: number = LIMITS.narrationChunk,
): Promise<SpokenAudio> {
  const texts = splitForNarration(request.text, longest);
  if (texts.length <= 1) return narrator.speak(request, { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) });
  const whole: SpokenAudio = { mp3: Buffer.alloc(0), duration: 0, words: [], provider: narrator.provider, unspoken: [] };
  const { cover, ...piecewise } = request;
  const sounds: Buffer[] = [];
  let from = 0;
  for (const [index, text] of texts.entries()) {
    const tell = (done: number): void => onProgress?.((index + done) / texts.length);
    const piece = await speakPiece(narrator, { ...piecewise, text }, { onProgress: tell, ...(signal ? { signal } : {}) });
    whole.unspoken.push(...piece.unspoken);
    if (!(piece instanceof NothingToSay)) {
      sounds.push(withoutLabel(piece.mp3));
      whole.words.push(...moved(piece.words, from, whole.duration));
      whole.duration += piece.duration;
    }
    from += text.length;
  }
  if (sounds.length === 0) throw new NothingToSay(whole.unspoken);
  const label = { text: request.text, title: request.title, cover: cover?.data ?? null, words: whole.words, duration: whole.duration };
  return { ...whole, mp3: Buffer.from(tagMp3(Buffer.concat(sounds), label)) };
}
