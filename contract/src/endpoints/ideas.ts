/** The idea chat. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { signedIn } from './base.ts';

export const chatMessageSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(8000), timestamp: z.string().nullish() });

export const ideas = {
  chat: signedIn
    .route({ method: 'POST', path: '/ideas', tags: ['ideas'] })
    .input(z.object({
      message: z.string().trim().min(1).max(LIMITS.chatMessage),
      conversationHistory: z.array(chatMessageSchema).max(LIMITS.ideaHistory).default([]),
      /** Answered by the built-in storyteller, because the person said so after a hosted one had failed. */
      withBuiltIn: z.boolean().default(false),
    }))
    .output(z.object({ response: z.string(), provider: z.string() })),
};
