/** A talk about what the story could be: one greeting, then turn by turn; while an answer is on its way nothing else is sent. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readRefusal } from '../../session/api.ts';
import { keptInTab } from '../../session/kept-in-tab.ts';

export interface Said {
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** Who answered; the greeting and failures are nobody's answer. */
  provider?: string;
}

export interface IdeaChat {
  messages: readonly Said[];
  isPending: boolean;
  send: (message: string) => void;
  /** Has the built-in storyteller answer what a hosted one could not; null where that is not offered. */
  withBuiltIn: (() => void) | null;
  /** What is being written; words that got no answer come back here. */
  words: string;
  write: (words: string) => void;
  /** Begins anew with the greeting. */
  forget: () => void;
}

interface Asked {
  message: string;
  /** What was said before it. */
  before: readonly Said[];
  withBuiltIn: boolean;
}

const GREETING: readonly Said[] = [{ role: 'assistant', content: say('idea.screen.greeting'), timestamp: new Date(0).toISOString() }];

const isSaid = (turn: unknown): turn is Said => {
  const { role, content, timestamp } = (turn ?? {}) as Partial<Said>;
  return (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string';
};

const useTalk = keptInTab<readonly Said[]>('ideas', GREETING, (stored) =>
  Array.isArray(stored) && stored.length > 0 && stored.every(isSaid) ? stored : GREETING,
);

export function useIdeaChat(userId: string): IdeaChat {
  const [messages, change] = useTalk(userId);
  const [words, setWords] = useState('');
  /** What a hosted storyteller could not answer. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const add = (role: Said['role'], content: string, provider?: string) =>
    change((said) => [...said, { role, content, timestamp: new Date().toISOString(), ...(provider ? { provider } : {}) }]);

  const { mutate, isPending } = useMutation({
    // Without a line the person is told at once, instead of waiting for it to come back.
    networkMode: 'always',
    mutationFn: ({ message, before, withBuiltIn }: Asked) => api.ideas.chat({ message, conversationHistory: historyOf(before), withBuiltIn }),
    onMutate: ({ message, withBuiltIn }) => {
      setUnanswered(null);
      if (!withBuiltIn) return add('user', message);
      // It stands there already, and what is answered now takes the place of the apology.
      setWords((written) => (written === message ? '' : written));
      change((said) => said.slice(0, -1));
    },
    onSuccess: ({ response, provider }) => add('assistant', response, provider),
    onError: (error, { message }) => {
      add('assistant', say('idea.failed'));
      if (readRefusal(error, '').offersBuiltIn) setUnanswered(message);
      setWords((written) => written || message);
    },
  });

  function send(message: string) {
    const wish = message.trim().slice(0, LIMITS.chatMessage);
    if (wish === '' || isPending) return;
    if (message === words) setWords('');
    mutate({ message: wish, before: messages, withBuiltIn: false });
  }

  // Without the message itself and the apology that stands below it.
  const withBuiltIn = unanswered === null || isPending ? null : () => mutate({ message: unanswered, before: messages.slice(0, -2), withBuiltIn: true });

  function forget() {
    setUnanswered(null);
    change(() => GREETING);
  }

  return { messages, isPending, send, withBuiltIn, words, write: setWords, forget };
}

/** The newest turns, as many as the server takes. */
export const historyOf = (messages: readonly Said[]) =>
  messages.slice(-LIMITS.ideaHistory).map(({ role, content, timestamp }) => ({ role, content, timestamp }));
