/** The idea chat. */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { signedIn } from './base.ts';

export const chatMessageSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(8000), timestamp: z.string().nullish() });
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const ideas = {
  chat: signedIn
    .route({ method: 'POST', path: '/ideas', tags: ['ideas'] })
    .input(z.object({ message: z.string().trim().min(1).max(LIMITS.chatMessage), conversationHistory: z.array(chatMessageSchema).max(LIMITS.ideaHistory).default([]) }))
    .output(z.object({ response: z.string(), provider: z.string() })),
};
