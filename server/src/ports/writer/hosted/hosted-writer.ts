/** A hosted model as the storyteller: told by our prompts, checked like the built-in one, asked again once, never swapped in silence. */
import type { ModelMessage } from 'ai';
import type { Logger } from 'pino';
import { PARAGRAPHS } from '@fableloom/contract/taxonomies/section-lengths';
import { HeardEnough } from '../../hosted/heard-enough.ts';
import type { AskedModel } from '../../hosted/ask-model.ts';
import { Declined } from '../../hosted/declined.ts';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import type { SafetyGate } from '../../safety/safety.port.ts';
import type { StoryBrief, WriteOptions, Writer } from '../writer.port.ts';
import { bareText } from './bare-text.ts';
import { CUT, type Fault, faultsOf, knownNames, mostCharacters } from './check-answer.ts';
import { isForeign } from './check-language.ts';
import { hasMarks, isOutOfStory, isRefusal, saysOurRules } from './check-talk.ts';
import { hostedChat } from './hosted-chat.ts';
import { FACTS_INSTRUCTIONS, FACTS_SCHEMA, readFacts } from './hosted-facts.ts';
import { nextTurn } from './next-turn.ts';
import { askAgain, storyData, storyInstructions, storyRequest } from './story-prompt.ts';
import { asData } from '../../hosted/as-data.ts';
import { fitCount, tellsSeveralParts, tidyAnswer } from './tidy-answer.ts';

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

const MOST_TOKENS = 6000;
const MOST_FACTS_TOKENS = 2000;

/** Letters that are listened to, with all thoughts. */
const LONGEST_HEARD = 80_000;
const MEASURED_EACH = 2000;

const TOO_LONG: Fault = { says: 'It is much too long.', isFatal: true };
const SEVERAL: Fault = { says: 'It tells other parts too. Write this part alone; the next one is told later.', isFatal: false };
const FILTERED: Fault = { says: 'It was held back before its end. Leave out whatever may not be fit for children, and tell it in words of your own.', isFatal: true };
const UNSAFE: Fault = { says: 'Something in it is not fit for children of this age; leave it out.', isFatal: true };

const namesOf = (brief: StoryBrief): string[] => brief.characters.map(({ name }) => name);

/** What would be read for a moment and then taken away. */
const isNoStory = (paragraph: string, brief: StoryBrief, isFirst: boolean): boolean =>
  (isFirst && isRefusal(paragraph)) || isForeign(paragraph, { names: knownNames(brief) }) || isOutOfStory(paragraph) || hasMarks(paragraph, namesOf(brief)) || saysOurRules(paragraph, storyInstructions(brief));

const isBeginOf = (told: readonly string[], whole: readonly string[]): boolean => told.every((one, at) => whole[at] === one);

/** Hands on each paragraph that is whole, part of a story in English, and safe. */
function listener(brief: StoryBrief, { safety }: Parts, { onParagraph, onRestart }: WriteOptions) {
  let text = '';
  let told: string[] = [];
  const names = namesOf(brief);
  /** How far it has been taken apart. */
  let looked = 0;
  let [measuredAt, measured] = [0, 0];
  /** Without what a model thinks aloud; counted now and then, because it is read from its beginning. */
  const bareLength = (): number => {
    if (text.length < measuredAt || text.length - measuredAt > MEASURED_EACH) [measuredAt, measured] = [text.length, bareText(text).length];
    return measured + text.length - measuredAt;
  };
  const forget = async () => {
    if (told.length > 0) await onRestart?.();
    told = [];
  };
  return {
    isUnsafe: false,
    tooLong: false,
    isCut: false,
    isFiltered: false,
    async restart() {
      text = '';
      looked = 0;
      await forget();
    },
    async hear(piece: string) {
      text += piece;
      this.tooLong = text.length > LONGEST_HEARD || (text.length > mostCharacters(brief) && bareLength() > mostCharacters(brief));
      if (this.tooLong) throw new HeardEnough();
      const end = text.lastIndexOf('\n\n') + 1;
      if (end === looked) return;
      looked = end;
      // The last one may still grow, and a first one alone may be a title.
      const whole = tidyAnswer(text.slice(0, end), names);
      if (whole.length < 2) return;
      // What came may have been a thought aloud, as its end tells.
      if (!isBeginOf(told, whole)) await forget();
      for (const paragraph of whole.slice(told.length)) {
        if (isNoStory(paragraph, brief, told.length === 0)) throw new HeardEnough();
        this.isUnsafe = (await safety.check(paragraph, brief.ageRange)).is === 'unsafe';
        if (this.isUnsafe) throw new HeardEnough();
        told.push(paragraph);
        await onParagraph?.(paragraph);
      }
    },
    /** The rest of what is kept; all of it where something else was told. */
    async end(paragraphs: readonly string[]) {
      if (!isBeginOf(told, paragraphs)) await forget();
      for (const paragraph of paragraphs.slice(told.length)) await onParagraph?.(paragraph);
    },
    forget,
    heard: () => text,
  };
}

export function hostedWriter(model: AskedModel, parts: Parts): Writer {
  async function draft(brief: StoryBrief, messages: ModelMessage[], options: WriteOptions, ear: ReturnType<typeof listener>): Promise<Draft> {
    await ear.restart();
    const question = { instructions: storyInstructions(brief), messages, mostTokens: MOST_TOKENS, signal: options.signal };
    const text = await model.stream(question, { onText: (piece) => ear.hear(piece), onRestart: () => ear.restart(), onCut: () => void (ear.isCut = true) }).catch((error: unknown) => {
      if (error instanceof HeardEnough) return ear.heard();
      if (!(error instanceof Declined)) throw error;
      ear.isFiltered = true;
      return '';
    });
    const paragraphs = fitCount(tidyAnswer(text, namesOf(brief)), PARAGRAPHS[brief.length][brief.phase]);
    const isUnsafe = ear.isUnsafe || (await parts.safety.check(paragraphs.join('\n\n'), brief.ageRange)).is === 'unsafe';
    const found = ear.isFiltered ? [FILTERED] : ear.tooLong ? [TOO_LONG] : [...(ear.isCut ? [CUT] : []), ...(tellsSeveralParts(text) ? [SEVERAL] : []), ...faultsOf(paragraphs, brief)];
    const faults = [...new Set([...(isUnsafe ? [UNSAFE] : []), ...found])];
    return { text, paragraphs, faults, isUnsafe };
  }

  /** Rejects where it cannot be used or is unsafe, or the service failed. */
  async function secondDraft(brief: StoryBrief, options: WriteOptions, messages: ModelMessage[]): Promise<string[]> {
    const ear = listener(brief, parts, options);
    try {
      const second = await draft(brief, messages, options, ear);
      const fatal = second.faults.filter(({ isFatal }) => isFatal);
      if (second.isUnsafe) throw new HostedFailed(model.label, 'unsafe', 'unsafe twice');
      if (fatal.length > 0) throw new HostedFailed(model.label, 'unusable', fatal.map(({ says }) => says).join(' '));
      await ear.end(second.paragraphs);
      return second.paragraphs;
    } catch (error) {
      await ear.forget();
      throw error;
    }
  }

  /** The first draft where it is good; else the second, unless that cannot be had: then the first again, where it can be used at all. */
  async function twoDrafts(brief: StoryBrief, options: WriteOptions): Promise<string[]> {
    const request: ModelMessage[] = [{ role: 'user', content: storyRequest(brief) }];
    const ear = listener(brief, parts, options);
    const first = await draft(brief, request, options, ear);
    if (first.faults.length === 0) {
      await ear.end(first.paragraphs);
      return first.paragraphs;
    }
    parts.log.info({ model: model.label, faults: first.faults.map(({ says }) => says) }, 'a hosted model is asked again');
    const again = nextTurn(request, ear.tooLong ? '' : first.text, askAgain(first.faults));
    await ear.forget();
    try {
      return await secondDraft(brief, options, again);
    } catch (error) {
      if (!(error instanceof HostedFailed) || first.faults.some(({ isFatal }) => isFatal)) throw error;
      parts.log.warn({ model: model.label, error }, 'the first draft is kept, because there was no second one');
      await ear.end(first.paragraphs);
      return first.paragraphs;
    }
  }

  /** A story without notes is worth having: later parts have its text. It is finished, so it waits for them no longer than for one silence. */
  async function notes(brief: StoryBrief, text: string, signal: AbortSignal | undefined) {
    const content = `${storyData(brief)}\n${asData('family-data', { part: text })}`;
    const late = AbortSignal.timeout(model.longestMs);
    const inTime = signal ? AbortSignal.any([signal, late]) : late;
    try {
      return readFacts(await model.answerInShape({ instructions: FACTS_INSTRUCTIONS, messages: [{ role: 'user', content }], mostTokens: MOST_FACTS_TOKENS, signal: inTime }, FACTS_SCHEMA));
    } catch (error) {
      signal?.throwIfAborted();
      parts.log.warn({ model: model.label, error }, 'a part has no facts');
      return readFacts(null);
    }
  }

  /** The wishes that were not followed are shown, so they pass the gate like whatever is made. */
  async function gatedNotes(brief: StoryBrief, text: string, signal: AbortSignal | undefined) {
    const { facts, notFollowed } = await notes(brief, text, signal);
    const verdicts = await Promise.all(notFollowed.map((wish) => parts.safety.check(wish, brief.ageRange)));
    return { facts, notFollowed: notFollowed.filter((_, at) => verdicts[at]?.is === 'safe') };
  }

  return {
    provider: model.label,
    async write(brief, options = {}) {
      const paragraphs = await twoDrafts(brief, options);
      return { paragraphs, ...(await gatedNotes(brief, paragraphs.join('\n\n'), options.signal)) };
    },
    chat: hostedChat(model, parts.safety),
    close: async () => undefined,
  };
}
