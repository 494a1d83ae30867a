import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testFolder } from '../testing/test-folder.ts';
import { longestJobMs, longestMakingMs, waitsForService } from './longest-making.ts';

const folder = testFolder();
const MINUTE = 60_000;
const hosted = (environment: Record<string, string>) => readConfig({ FABLELOOM_DATA: folder.path, ...environment }).hosted;
const OLLAMA = { AI_TEXT: 'compatible:llama3.1:8b', AI_BASE_URL: 'http://localhost:11434/v1', AI_TIMEOUT_SECONDS: '300' };

test('what is built in has ten minutes, whatever the patience with services is', () => {
  expect(longestMakingMs({ kind: 'story', engine: 'chosen' }, hosted({ AI_TIMEOUT_SECONDS: '600' }))).toBe(10 * MINUTE);
  expect(longestMakingMs({ kind: 'story', engine: 'built-in' }, hosted(OLLAMA))).toBe(10 * MINUTE);
  expect(longestMakingMs({ kind: 'portrait', engine: 'chosen' }, hosted(OLLAMA))).toBe(10 * MINUTE);
});

test("a story in the words of README's Ollama has time for every try of every call, each with its silence (twice as long for a picture, and for a voice other than OpenAI's, which come all at once) and the pauses between", () => {
  const one = 3 * 5 * MINUTE + 2 * MINUTE;
  expect(longestMakingMs({ kind: 'story', engine: 'chosen' }, hosted(OLLAMA))).toBe(10 * MINUTE + 3 * one);
  expect(longestMakingMs({ kind: 'continuation', engine: 'chosen' }, hosted({ ...OLLAMA, AI_IMAGE: 'compatible:flux' }))).toBe(10 * MINUTE + 3 * one + (one + 3 * 5 * MINUTE));
  expect(longestMakingMs({ kind: 'narration', engine: 'chosen' }, hosted({ ...OLLAMA, AI_SPEECH: 'compatible:voice' }))).toBe(10 * MINUTE + 8 * (one + 3 * 5 * MINUTE));
  expect(longestMakingMs({ kind: 'narration', engine: 'chosen' }, hosted({ ...OLLAMA, OPENAI_API_KEY: 'sk', AI_SPEECH: 'openai:tts-1' }))).toBe(10 * MINUTE + 8 * one);
});

test('the built-in engine is offered for what a service was to do', () => {
  const settings = hosted({ ...OLLAMA, AI_SPEECH: 'compatible:voice' });
  const offered = (['story', 'regeneration', 'narration', 'portrait', 'scene'] as const).filter((kind) => waitsForService({ kind, engine: 'chosen' }, settings));
  expect(offered).toEqual(['story', 'regeneration', 'narration']);
  expect(waitsForService({ kind: 'story', engine: 'built-in' }, settings)).toBe(false);
});

test('the line waits for the longest of all', () => {
  expect(longestJobMs(hosted({}))).toBe(10 * MINUTE);
  const settings = hosted({ AI_TEXT: 'compatible:llama', AI_IMAGE: 'compatible:flux', AI_BASE_URL: 'http://localhost:11434/v1', AI_TIMEOUT_SECONDS: '600' });
  expect(longestJobMs(settings)).toBe(longestMakingMs({ kind: 'story', engine: 'chosen' }, settings));
});
