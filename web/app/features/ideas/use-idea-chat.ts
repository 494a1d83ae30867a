/** A talk about what the story could be: one greeting, then turn by turn; while an answer is on its way nothing else is sent. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session/api.ts';

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
  /** The newest idea with the words that led to it; empty before the first answer. */
  idea: string;
}

export function useIdeaChat(): IdeaChat {
  const [messages, setMessages] = useState<Said[]>(() => [speak('assistant', say('idea.screen.greeting'))]);

  const { mutate, isPending } = useMutation({
    mutationFn: (message: string) => {
      const conversationHistory = messages.slice(-LIMITS.ideaHistory).map(({ role, content, timestamp }) => ({ role, content, timestamp }));
      return api.ideas.chat({ message, conversationHistory });
    },
    onMutate: (message) => setMessages((said) => [...said, speak('user', message)]),
    onSuccess: ({ response, provider }) => setMessages((said) => [...said, speak('assistant', response, provider)]),
    onError: () => setMessages((said) => [...said, speak('assistant', say('idea.failed'))]),
  });

  function send(message: string) {
    const words = message.trim();
    if (words !== '' && !isPending) mutate(words);
  }

  return { messages, isPending, send, idea: newestIdea(messages) };
}

function speak(role: Said['role'], content: string, provider?: string): Said {
  return { role, content, timestamp: new Date().toISOString(), provider };
}

function newestIdea(messages: readonly Said[]): string {
  const answer = messages.findLastIndex(({ provider }) => provider !== undefined);
  if (answer === -1) return '';
  const wish = messages.slice(0, answer).findLast(({ role }) => role === 'user');
  return [wish?.content, messages[answer]?.content].filter(Boolean).join('\n\n').slice(0, LIMITS.customPrompt);
}
