/**
 * Run on its own: opens a voice and has it say a word, so that one whose native code breaks down takes nobody with it.
 * Called with the package and the model as JSON; ends with 0, or says why on the last line.
 */
import { openVoice } from './sherpa.ts';
import type { VoiceModel } from './voice-folder.ts';

const [from = '', model = '{}'] = process.argv.slice(2);
try {
  const voice = openVoice(from, JSON.parse(model) as VoiceModel);
  const sound = voice.speak('Hello there.', { person: 0, speed: 1 });
  if (sound.length === 0) throw new Error('it made no sound');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
