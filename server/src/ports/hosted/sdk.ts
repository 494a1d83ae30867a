/** How the AI SDK's providers are set up for a choice. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { fetchAtMost, LONGEST_ANSWER } from './fetch-at-most.ts';
import type { ModelChoice } from './settings.ts';

type Answers = keyof typeof LONGEST_ANSWER;

/** Key and address, as the providers of OpenAI, Anthropic and Google take them. */
export const sdkSettings = ({ key, baseUrl, label }: ModelChoice, answers: Answers) =>
  ({ apiKey: key ?? '', fetch: fetchAtMost(label, LONGEST_ANSWER[answers]), ...(baseUrl ? { baseURL: baseUrl } : {}) });

/** Any server that speaks as OpenAI does. */
export const compatibleServer = ({ key, baseUrl, label }: ModelChoice, answers: Answers, more: { fetch?: typeof fetch } = {}) =>
  createOpenAICompatible({
    name: 'compatible', baseURL: baseUrl ?? '', includeUsage: true, supportsStructuredOutputs: true,
    fetch: fetchAtMost(label, LONGEST_ANSWER[answers]), ...more, ...(key ? { apiKey: key } : {}),
  });
