/** What a model of a service's own is made for, as far as its name tells: an illustrator that only writes shows with the first picture otherwise. */
import type { ModelChoice } from '../ports/hosted/settings.ts';
import type { ModelVariable } from './check-model.ts';

type Work = 'words' | 'pictures' | 'speech' | 'moderation' | 'something else';

/** The first that fits: gpt-4o-mini-tts begins as those that write. */
const NAMES: readonly [Work, RegExp][] = [
  ['moderation', /moderation/], ['something else', /embedding|whisper|transcribe|realtime|sora|veo/], ['pictures', /image|dall-e/], ['speech', /\btts\b/],
  ['words', /^(?:gpt-\d|o\d|claude-|gemini-)/],
];
const WANTED: Record<ModelVariable, readonly Work[]> = {
  AI_TEXT: ['words'], AI_EYES: ['words'], AI_MODERATION: ['words', 'moderation'], AI_IMAGE: ['pictures'], AI_SPEECH: ['speech'],
};

/** Half a sentence, or null: a compatible server calls its models as it likes. */
export function wrongWork({ host, model }: Pick<ModelChoice, 'host' | 'model'>, variable: ModelVariable): string | null {
  if (host === 'compatible') return null;
  const [work] = NAMES.find(([, name]) => name.test(model)) ?? [];
  return work === undefined || WANTED[variable].includes(work) ? null : `it is made for ${work}`;
}
