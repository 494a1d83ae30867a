/** The narrator that the configuration asks for; a voice that cannot speak ends the start in one sentence. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StopWithSentence } from '../../stop-with-sentence.ts';
import { builtInNarrator } from './built-in.ts';
import { mountedNarrator } from './mounted/mounted.ts';
import { isInstalled, SHERPA, SHERPA_VERSION } from './mounted/sherpa.ts';
import { voiceIn, type VoiceModel } from './mounted/voice-folder.ts';
import type { Narrator } from './narrator.port.ts';

/** Milliseconds in which a voice has to be opened and to say a word. */
const LONGEST_TRIAL = 120_000;

/** @param from the package that speaks; tests give another */
export async function openNarrator({ NARRATOR_VOICE: folder }: { NARRATOR_VOICE?: string | undefined }, from: string = SHERPA): Promise<Narrator> {
  if (folder === undefined) return builtInNarrator();
  const found = voiceIn(folder);
  if (!found) {
    throw new StopWithSentence(`NARRATOR_VOICE names ${folder}, where no voice lies: a model (.onnx) and tokens.txt are looked for. Correct it, or remove it to hear the built-in voice.`);
  }
  if (!isInstalled(from)) {
    throw new StopWithSentence(`NARRATOR_VOICE is set, but the package that speaks with it is not installed. Run npm install --no-save ${SHERPA}@${SHERPA_VERSION} and start again, or remove NARRATOR_VOICE to hear the built-in voice.`);
  }
  const why = await whySilent(from, found.model);
  if (why === null) return mountedNarrator(found, from);
  throw new StopWithSentence(`The voice in ${folder} does not speak (${why}). Mount another, or remove NARRATOR_VOICE to hear the built-in voice.`);
}

/** Null once the voice has said a word. In a process of its own: native code that breaks down ends the one that it runs in. */
function whySilent(from: string, model: VoiceModel): Promise<string | null> {
  const trial = fileURLToPath(new URL('./mounted/try-voice.ts', import.meta.url));
  return new Promise((tell) => {
    execFile(process.execPath, [trial, from, JSON.stringify(model)], { timeout: LONGEST_TRIAL }, (error, _, told) => {
      tell(error ? (told.trim().split('\n').at(-1)?.replace('what():', '').trim() || `it ended with ${error.code ?? error.signal}`) : null);
    });
  });
}
