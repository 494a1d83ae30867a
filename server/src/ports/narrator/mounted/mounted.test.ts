/** A voice that the operator mounts. sherpa-onnx itself is not here: a stand-in speaks its language (docs/narrator.md says what was tried). */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { StopWithSentence } from '../../../stop-with-sentence.ts';
import { obeysNarratorPromises } from '../narrator.compliance.ts';
import { openNarrator } from '../open-narrator.ts';
import { mountedNarrator } from './mounted.ts';
import { voiceIn } from './voice-folder.ts';

const STAND_IN = fileURLToPath(new URL('./testing/stand-in.ts', import.meta.url));

function folderWith(files: readonly string[], content = 'a voice', name = 'amy-'): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  for (const file of files) {
    if (file.endsWith('/')) mkdirSync(join(folder, file));
    else writeFileSync(join(folder, file), content);
  }
  return folder;
}

const PIPER = ['en_US-amy-medium.onnx', 'tokens.txt', 'espeak-ng-data/'];
const found = voiceIn(folderWith(PIPER)) ?? { name: '', model: {} };

obeysNarratorPromises('a mounted voice', () => mountedNarrator(found, STAND_IN));

describe('a folder with a voice', () => {
  const kindOf = (files: readonly string[], name?: string) => {
    const folder = folderWith(files, 'a voice', name);
    const model = voiceIn(folder)?.model;
    return model && Object.entries(model).map(([kind, parts]) => [kind, Object.fromEntries(Object.entries(parts as Record<string, string>).map(([part, path]) => [part, path.split(',').map((one) => basename(one)).join(',')]))])[0];
  };

  it('is known by what lies in it', () => {
    expect(kindOf(PIPER)).toEqual(['vits', { model: 'en_US-amy-medium.onnx', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' }]);
    expect(kindOf(['model.onnx', 'model.int8.onnx', 'tokens.txt', 'lexicon.txt'])).toEqual(['vits', { model: 'model.int8.onnx', tokens: 'tokens.txt', lexicon: 'lexicon.txt' }]);
    expect(kindOf(['model.onnx', 'voices.bin', 'tokens.txt', 'espeak-ng-data/', 'lexicon-us-en.txt', 'lexicon-zh.txt'])).toEqual([
      'kokoro', { model: 'model.onnx', voices: 'voices.bin', tokens: 'tokens.txt', dataDir: 'espeak-ng-data', lexicon: 'lexicon-us-en.txt' },
    ]);
    expect(kindOf(['model.fp16.onnx', 'voices.bin', 'tokens.txt', 'espeak-ng-data/'], 'kitten-nano-')?.[0]).toBe('kitten');
    expect(kindOf(['model-steps-3.onnx', 'vocos-22khz-univ.onnx', 'tokens.txt', 'espeak-ng-data/'])).toEqual([
      'matcha', { acousticModel: 'model-steps-3.onnx', vocoder: 'vocos-22khz-univ.onnx', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' },
    ]);
  });

  it.each([[[]], [['tokens.txt']], [['model.onnx']], [['vocos.onnx', 'tokens.txt']]])('is none with %j', (files) => {
    expect(voiceIn(folderWith(files))).toBeNull();
    expect(voiceIn('/nowhere/at/all')).toBeNull();
  });
});

describe('the start', () => {
  const why = async (folder: string, from = STAND_IN): Promise<string> => {
    const error: unknown = await openNarrator({ NARRATOR_VOICE: folder }, from).then(() => null, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(StopWithSentence);
    return (error as Error).message;
  };

  it('takes the built-in voice where none is mounted', async () => {
    const narrator = await openNarrator({});
    afterAll(() => narrator.close());
    expect(narrator.provider).toBe('built-in');
  });

  it('takes the mounted one, under the name of its folder, once it has spoken', async () => {
    const folder = folderWith(PIPER);
    const narrator = await openNarrator({ NARRATOR_VOICE: folder }, STAND_IN);
    afterAll(() => narrator.close());
    expect(narrator.provider).toBe(basename(folder));
  });

  it('ends in one sentence where there is no voice, no package, or no sound', async () => {
    expect(await why('/nowhere')).toBe('NARRATOR_VOICE names /nowhere, where no voice lies: a model (.onnx) and tokens.txt are looked for. Correct it, or remove it to hear the built-in voice.');
    expect(await why(folderWith(PIPER), 'sherpa-onnx-that-nobody-installed')).toBe(
      'NARRATOR_VOICE is set, but the package that speaks with it is not installed. Run npm install --no-save sherpa-onnx-node@1.13.8 and start again, or remove NARRATOR_VOICE to hear the built-in voice.',
    );
    const broken = folderWith(PIPER, 'noise');
    expect(await why(broken)).toBe(
      `The voice in ${broken} does not speak (this is no model). Mount another, or remove NARRATOR_VOICE to hear the built-in voice.`,
    );
  });
});
