/** A question asked once more, after an answer that will not do. */
import type { ModelMessage } from 'ai';

/** @param answer empty where it is not worth repeating: then both questions are one, since some templates take no two turns of one side */
export function nextTurn(messages: readonly ModelMessage[], answer: string, again: string): ModelMessage[] {
  const last = messages.at(-1);
  if (answer.trim() !== '' || last?.role !== 'user' || typeof last.content !== 'string') {
    return [...messages, ...(answer.trim() === '' ? [] : [{ role: 'assistant' as const, content: answer }]), { role: 'user', content: again }];
  }
  return [...messages.slice(0, -1), { role: 'user', content: `${last.content}\n\n${again}` }];
}
