/** How the AI SDK's providers are set up for a choice. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { fetchAtMost, LONGEST_ANSWER } from './fetch-at-most.ts';
import { readLoosely } from './loose-answers.ts';
import type { ModelChoice } from './settings.ts';

type Answers = keyof typeof LONGEST_ANSWER;

function fetchOf({ host, label }: ModelChoice, answers: Answers): typeof fetch {
  const bounded = fetchAtMost(label, LONGEST_ANSWER[answers]);
  const speaksAsOpenAi = host === 'openai' || host === 'compatible';
  return speaksAsOpenAi && answers === 'words' ? readLoosely(bounded) : bounded;
}

/** Key and address, as the providers of OpenAI, Anthropic and Google take them. */
export const sdkSettings = (choice: ModelChoice, answers: Answers) =>
  ({ apiKey: choice.key ?? '', fetch: fetchOf(choice, answers), ...(choice.baseUrl ? { baseURL: choice.baseUrl } : {}) });

/** Any server that speaks as OpenAI does. */
export const compatibleServer = (choice: ModelChoice, answers: Answers, more: { fetch?: typeof fetch; includeUsage?: boolean } = {}) =>
  createOpenAICompatible({
    name: 'compatible', baseURL: choice.baseUrl ?? '', includeUsage: true, supportsStructuredOutputs: true,
    fetch: fetchOf(choice, answers), ...more, ...(choice.key ? { apiKey: choice.key } : {}),
  });
