/** What the acts of sharing are called, and what is asked before them. */
import type { ContentType } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';

/** The catalogue's sentences for each thing that can be shared. */
export const SENTENCES = {
  story: {
    public: { done: 'story.public.done', failed: 'story.public.failed' },
    friends: { done: 'story.share.done', failed: 'story.share.failed' },
    private: { done: 'story.private.done', failed: 'story.private.failed' },
  },
  character: {
    public: { done: 'share.character.done', failed: 'share.failed' },
    friends: { done: 'share.character.done', failed: 'share.failed' },
    private: { done: 'share.character.done', failed: 'share.settings.failed' },
  },
} as const satisfies Record<ContentType, Record<string, { done: PlainMessageKey; failed: PlainMessageKey }>>;

export const WORDS = {
  link: 'Link',
  makePrivate: 'Make private',
  onlyYou: 'Only you can see this now.',
  listedHint: 'Everyone can find it in Explore then, and search engines may show it.',
} as const;

/** The questions before more people see it, or before people lose sight of it: one sentence each. */
export const QUESTIONS = {
  public: { title: 'Make this public?', body: say('share.screen.confirm.public'), yes: 'Make public' },
  friends: { title: 'Share with all your friends?', body: say('share.screen.confirm.friends'), yes: say('share.screen.title') },
  link: { title: 'Make a new link?', body: 'Whoever has the old link can no longer open this.', yes: say('share.screen.regenerate') },
} as const;

export type Question = keyof typeof QUESTIONS;
