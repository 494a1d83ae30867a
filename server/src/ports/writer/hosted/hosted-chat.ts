/** The idea chat with a hosted model: what cannot be used is asked for once more, and never shown. */
import type { ModelMessage } from 'ai';
import type { AskedModel } from '../../hosted/ask-model.ts';
import { Declined } from '../../hosted/declined.ts';
import { HeardEnough } from '../../hosted/heard-enough.ts';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import type { SafetyGate } from '../../safety/safety.port.ts';
import type { Writer } from '../writer.port.ts';
import { isForeignTalk } from './check-language.ts';
import { asksForPrivateData } from './check-private.ts';
import { hasMarks, isFinishedTalk, isOutOfTalk, isRefusalInTalk, saysOurRules } from './check-talk.ts';
import { askIdeaAgain, IDEA_INSTRUCTIONS, ideaMessages } from './idea-prompt.ts';
import { nextTurn } from './next-turn.ts';
import { tidyTalk } from './tidy-answer.ts';

const MOST_TOKENS = 2000;
const LONGEST = 1500;
/** Letters that are listened to, with what a model thinks aloud before it answers. */
const LONGEST_HEARD = 16_000;
const TRIES = 2;

interface Heard {
  text: string;
  /** It was not heard to its end, or had none. */
  isCut: boolean;
}

/** Fewer say nothing. */
const LEAST_WORDS = 3;

function faultsOf(response: string, { isCut }: Heard, names: readonly string[]): string[] {
  if (response === '') return ['The answer is empty.'];
  const words = response.match(/\p{L}[\p{L}’']*/gu)?.length ?? 0;
  return [
    ...(words < LEAST_WORDS ? ['It says nothing. Take up what they said, with two or three ideas.'] : []),
    ...(isCut || response.length > LONGEST || (words >= LEAST_WORDS && !isFinishedTalk(response)) ? ['It is too long, or ends in the middle.'] : []),
    ...(isRefusalInTalk(response) ? ['It refuses. Leave out what is not fit for children and lead back to the story.'] : []),
    ...(isForeignTalk(response, names) ? ['It is not in English.'] : []),
    ...(isOutOfTalk(response) || saysOurRules(response, IDEA_INSTRUCTIONS) ? ['It speaks about instructions; speak about the story.'] : []),
    ...(hasMarks(response) ? ['There are marks of HTML, JSON or the web in it; write plain words.'] : []),
    ...(asksForPrivateData(response) ? ['It asks for what is private; ask about the story alone.'] : []),
  ];
}

const UNSAFE = 'Something in it is not fit for children; leave it out and lead back to the story.';

export function hostedChat(model: AskedModel, safety: SafetyGate): Writer['chat'] {
  async function hear(messages: ModelMessage[], signal: AbortSignal): Promise<Heard> {
    const heard: Heard = { text: '', isCut: false };
    const onText = async (piece: string) => {
      heard.text += piece;
      if (heard.text.length > LONGEST_HEARD) throw new HeardEnough();
    };
    const onRestart = async () => void (heard.text = '');
    await model.stream({ instructions: IDEA_INSTRUCTIONS, messages, mostTokens: MOST_TOKENS, signal }, { onText, onRestart, onCut: () => void (heard.isCut = true) }).catch((error: unknown) => {
      // Letter by letter it would go on for days, and somebody waits.
      if (signal.aborted) throw new HostedFailed(model.label, 'silent', 'it took too long', { cause: error });
      if (!(error instanceof HeardEnough) && !(error instanceof Declined)) throw error;
      heard.isCut = true;
    });
    return heard;
  }

  return async (request) => {
    const end = AbortSignal.timeout(model.longestMs);
    const names = (request.known ?? []).map(({ name }) => name);
    let messages = ideaMessages(request);
    let faults: string[] = [];
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const heard = await hear(messages, end);
      const response = tidyTalk(heard.text);
      faults = faultsOf(response, heard, names);
      // It is no fault of whoever asked, so they are not told to choose other words.
      if (response !== '' && (await safety.check(response)).is === 'unsafe') faults.push(UNSAFE);
      if (faults.length === 0) return { response };
      messages = nextTurn(ideaMessages(request), heard.isCut ? '' : response, askIdeaAgain(faults));
    }
    throw new HostedFailed(model.label, faults.includes(UNSAFE) ? 'unsafe' : 'unusable', faults.join(' '));
  };
}
