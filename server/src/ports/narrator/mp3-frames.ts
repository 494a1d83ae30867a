/** What an mp3 is made of: a label in front (ID3v2), and frames that each last a fixed number of samples. */
const HEAD = 10;

/** The sound without the label in front of it (ID3v2: 'ID3', version, flags, and the size in four times seven bits). */
export function withoutLabel(mp3: Buffer): Buffer {
  if (mp3.toString('latin1', 0, 3) !== 'ID3') return mp3;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((mp3[at] ?? 0) & 0x7f), 0);
  return mp3.subarray(HEAD + size);
}

/** kbit/s by index, of layer III: MPEG 1, and MPEG 2 with 2.5. */
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_1 = [44_100, 48_000, 32_000];
const MPEG_1 = 3;
const MPEG_2 = 2;
const LAYER_3 = 1;

interface Frame {
  bytes: number;
  seconds: number;
  /** Samples a second. */
  rate: number;
  channels: 1 | 2;
}

const ONE_CHANNEL = 3;

/** The frame that begins here; null where none does. */
function frameAt(sound: Buffer, at: number): Frame | null {
  const [sync, kind, rates] = [sound[at] ?? 0, sound[at + 1] ?? 0, sound[at + 2] ?? 0];
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== LAYER_3) return null;
  const version = (kind >> 3) & 3;
  const full = RATES_1[(rates >> 2) & 3];
  const kbits = (version === MPEG_1 ? KBITS_1 : KBITS_2)[rates >> 4];
  if (full === undefined || !kbits || version === 1) return null;
  const rate = version === MPEG_1 ? full : version === MPEG_2 ? full / 2 : full / 4;
  const samples = version === MPEG_1 ? 1152 : 576;
  const channels = (sound[at + 3] ?? 0) >> 6 === ONE_CHANNEL ? 1 : 2;
  return { bytes: Math.floor((samples * kbits * 125) / rate) + ((rates >> 1) & 1), seconds: samples / rate, rate, channels };
}

/** What must be the same in two sounds for their frames to stand behind one another: samples a second, and channels. */
export function kindOfSound(sound: Buffer): string {
  for (let at = 0; at < sound.length; at++) {
    const frame = frameAt(sound, at);
    if (frame) return `${frame.rate} Hz, ${frame.channels}`;
  }
  return 'none';
}

/** How long the frames of a sound without label last, which is what a player plays: an encoder fills up its last frame. */
export function secondsOf(sound: Buffer): number {
  let seconds = 0;
  for (let at = 0; at < sound.length;) {
    const frame = frameAt(sound, at);
    if (!frame) at += 1;
    else {
      seconds += frame.seconds;
      at += frame.bytes;
    }
  }
  return seconds;
}
