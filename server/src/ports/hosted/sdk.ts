/** How the AI SDK's providers are set up for a choice. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { patientFetch } from './patient-fetch.ts';
import type { ModelChoice } from './settings.ts';

/** Key and address, as the providers of OpenAI, Anthropic and Google take them. */
export const sdkSettings = ({ key, baseUrl }: ModelChoice) => ({ apiKey: key ?? '', fetch: patientFetch, ...(baseUrl ? { baseURL: baseUrl } : {}) });

/** Any server that speaks as OpenAI does. */
export const compatibleServer = ({ key, baseUrl }: ModelChoice, more: { fetch?: typeof fetch } = {}) =>
  createOpenAICompatible({ name: 'compatible', baseURL: baseUrl ?? '', includeUsage: true, supportsStructuredOutputs: true, fetch: patientFetch, ...more, ...(key ? { apiKey: key } : {}) });
