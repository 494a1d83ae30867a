/** The idea chat: what a person writes and what is answered both pass the safety gate. */
import { say } from '@fableloom/contract/messages/index';
import type { Outputs } from '@fableloom/contract';
import type { Person } from '../../http/endpoints.ts';
import { refusal } from '../../http/refuse.ts';
import { HostedFailed } from '../../ports/hosted/hosted-failed.ts';
import type { SafetyGate } from '../../ports/safety/safety.port.ts';
import type { IdeaRequest, Writer } from '../../ports/writer/writer.port.ts';
import type { Services } from '../../services.ts';
import { namesSpokenOf } from './known-names.ts';

type Turn = IdeaRequest['history'][number];

const isSafe = async (safety: SafetyGate, text: string): Promise<boolean> => (await safety.check(text)).is === 'safe';

/** The browser sends the conversation along, so every turn of it is only what somebody claims was said. */
async function safeTurns(safety: SafetyGate, turns: Turn[]): Promise<Turn[]> {
  const texts = turns.map(({ content }) => content);
  const verdicts = (await safety.checkAll?.(texts)) ?? (await Promise.all(texts.map((text) => safety.check(text))));
  return turns.filter((_, index) => verdicts[index]?.is === 'safe');
}

async function answer({ log }: Services, writer: Writer, request: IdeaRequest): Promise<string> {
  try {
    const { response } = await writer.chat(request);
    return response;
  } catch (error) {
    log.warn({ error }, 'the idea chat did not answer');
    throw refusal('PROVIDER_FAILED', 'idea.failed', { offersBuiltIn: error instanceof HostedFailed });
  }
}

/** Words that are not for children are answered gently, as part of the conversation and not as an error. */
export async function chatAboutIdeas(
  services: Services,
  who: Person,
  input: { message: string; conversationHistory: Turn[]; withBuiltIn?: boolean },
): Promise<Outputs['ideas']['chat']> {
  const { writer } = input.withBuiltIn ? services.builtIn : services;
  const { provider } = writer;
  const gently = { response: say('app.unsafe-text'), provider };
  if (!(await isSafe(services.safety, input.message))) return gently;
  const history = await safeTurns(services.safety, input.conversationHistory.map(({ role, content }) => ({ role, content })));
  const seed = String(services.clock.now().getTime());
  const words = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), input.message].join('\n');
  const known = await namesSpokenOf(services.db, who.id, words);
  const response = await answer(services, writer, { seed, message: input.message, history, known });
  return (await isSafe(services.safety, response)) ? { response, provider } : gently;
}
