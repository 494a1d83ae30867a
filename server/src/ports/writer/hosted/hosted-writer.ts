/** A hosted model as the storyteller: told by our prompts, checked like the built-in one, asked again once, never swapped in silence. */
import type { ModelMessage } from 'ai';
import type { Logger } from 'pino';
import { PARAGRAPHS } from '@fableloom/contract/taxonomies/section-lengths';
import { HeardEnough } from '../../hosted/heard-enough.ts';
import type { AskedModel } from '../../hosted/ask-model.ts';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import type { SafetyGate } from '../../safety/safety.port.ts';
import type { StoryBrief, WriteOptions, Writer } from '../writer.port.ts';
import { type Fault, faultsOf, isRefusal, mostCharacters } from './check-answer.ts';
import { FACTS_INSTRUCTIONS, FACTS_SCHEMA, readFacts } from './hosted-facts.ts';
import { IDEA_INSTRUCTIONS, ideaMessages } from './idea-prompt.ts';
import { askAgain, storyData, storyInstructions, storyRequest } from './story-prompt.ts';
import { asData } from '../../hosted/as-data.ts';
import { fitCount, tidyAnswer } from './tidy-answer.ts';

interface Parts {
  safety: SafetyGate;
  log: Logger;
}

interface Draft {
  text: string;
  paragraphs: string[];
  faults: Fault[];
  isUnsafe: boolean;
}

/** Room for what a model thinks before it writes. */
const MOST_TOKENS = 8000;
const MOST_CHAT_TOKENS = 2000;
const LONGEST_CHAT = 1500;

const TOO_LONG: Fault = { says: 'It is much too long.', isFatal: true };
const UNSAFE: Fault = { says: 'Something in it is not fit for children of this age; leave it out.', isFatal: true };

/** Hands on each paragraph that is whole, English enough to be no refusal, and safe. */
function listener(brief: StoryBrief, { safety }: Parts, { onParagraph, onRestart }: WriteOptions) {
  let text = '';
  let told = 0;
  return {
    isUnsafe: false,
    tooLong: false,
    async restart() {
      text = '';
      if (told > 0) await onRestart?.();
      told = 0;
    },
    async hear(piece: string) {
      text += piece;
      this.tooLong = text.length > mostCharacters(brief);
      if (this.tooLong) throw new HeardEnough();
      // The last one may still grow.
      const whole = tidyAnswer(text.slice(0, text.lastIndexOf('\n\n') + 1));
      for (const paragraph of whole.slice(told)) {
        if (isRefusal(paragraph)) throw new HeardEnough();
        this.isUnsafe = (await safety.check(paragraph, brief.ageRange)).is === 'unsafe';
        if (this.isUnsafe) throw new HeardEnough();
        told += 1;
        await onParagraph?.(paragraph);
      }
    },
    heard: () => text,
    told: () => told,
  };
}

export function hostedWriter(model: AskedModel, parts: Parts): Writer {
  async function draft(brief: StoryBrief, messages: ModelMessage[], options: WriteOptions, ear: ReturnType<typeof listener>): Promise<Draft> {
    await ear.restart();
    const question = { instructions: storyInstructions(brief), messages, mostTokens: MOST_TOKENS, signal: options.signal };
    const text = await model.stream(question, { onText: (piece) => ear.hear(piece), onRestart: () => ear.restart() }).catch((error: unknown) => {
      if (error instanceof HeardEnough) return ear.heard();
      throw error;
    });
    const paragraphs = fitCount(tidyAnswer(text), PARAGRAPHS[brief.length][brief.phase]);
    const isUnsafe = ear.isUnsafe || (await parts.safety.check(paragraphs.join('\n\n'), brief.ageRange)).is === 'unsafe';
    const faults = [...(isUnsafe ? [UNSAFE] : []), ...(ear.tooLong ? [TOO_LONG] : faultsOf(paragraphs, brief))];
    return { text, paragraphs, faults, isUnsafe };
  }

  /** The first draft where it is good; else the second, unless that cannot be used either. */
  async function twoDrafts(brief: StoryBrief, options: WriteOptions): Promise<{ kept: Draft; told: number }> {
    const request: ModelMessage[] = [{ role: 'user', content: storyRequest(brief) }];
    const ear = listener(brief, parts, options);
    const first = await draft(brief, request, options, ear);
    if (first.faults.length === 0) return { kept: first, told: ear.told() };
    parts.log.info({ model: model.label, faults: first.faults }, 'a hosted model is asked again');
    const answered: ModelMessage[] = first.text === '' || ear.tooLong ? [] : [{ role: 'assistant', content: first.text }];
    const again: ModelMessage = { role: 'user', content: askAgain(first.faults.map(({ says }) => says)) };
    const ear2 = listener(brief, parts, options);
    if (ear.told() > 0) await options.onRestart?.();
    const second = await draft(brief, [...request, ...answered, again], options, ear2);
    const fatal = second.faults.filter(({ isFatal }) => isFatal);
    if (second.isUnsafe) throw new HostedFailed(model.label, 'unsafe', 'unsafe twice');
    if (fatal.length > 0) throw new HostedFailed(model.label, 'unusable', fatal.map(({ says }) => says).join(' '));
    return { kept: second, told: ear2.told() };
  }

  /** A story without notes is worth having: later parts have its text. */
  async function facts(brief: StoryBrief, text: string, signal: AbortSignal | undefined) {
    const content = `${storyData(brief)}\n${asData('family-data', { part: text })}`;
    try {
      return readFacts(await model.answerInShape({ instructions: FACTS_INSTRUCTIONS, messages: [{ role: 'user', content }], mostTokens: MOST_CHAT_TOKENS, signal }, FACTS_SCHEMA));
    } catch (error) {
      signal?.throwIfAborted();
      parts.log.warn({ model: model.label, error }, 'a part has no facts');
      return readFacts(null);
    }
  }

  return {
    provider: model.label,
    async write(brief, options = {}) {
      const { kept, told } = await twoDrafts(brief, options);
      const { paragraphs } = kept;
      for (const paragraph of paragraphs.slice(told)) await options.onParagraph?.(paragraph);
      return { paragraphs, ...(await facts(brief, paragraphs.join('\n\n'), options.signal)) };
    },
    async chat(request) {
      const answer = await model.stream({ instructions: IDEA_INSTRUCTIONS, messages: ideaMessages(request), mostTokens: MOST_CHAT_TOKENS });
      const response = tidyAnswer(answer).join('\n\n');
      if (response === '' || response.length > LONGEST_CHAT) throw new HostedFailed(model.label, 'unusable', `an answer of ${response.length} characters`);
      return { response };
    },
    close: async () => undefined,
  };
}
