/** Writes a phase of a story, and talks about ideas. */
import type { StoryBrief, StoryFacts, WrittenPhase as WrittenByEngine } from '@fableloom/writer';
import type { HostedFacts } from './hosted/hosted-facts.ts';

export type { StoryBrief, StoryFacts } from '@fableloom/writer';

/** Facts are kept as they are and handed to whoever writes the next part. */
export type WrittenPhase = Omit<WrittenByEngine, 'facts'> & { facts: StoryFacts | HostedFacts };

export interface WriteOptions {
  signal?: AbortSignal;
  /** Called with each paragraph as it is finished. */
  onParagraph?: (paragraph: string) => Promise<void>;
  /** Called when the paragraphs so far are dropped and the part is begun again. */
  onRestart?: () => Promise<void>;
}

/** Somebody or somewhere that the family may speak of by name. */
export interface KnownName {
  is: 'character' | 'place';
  name: string;
  /** 'Red Fox' */
  kind: string;
}

export interface IdeaRequest {
  seed: string;
  message: string;
  history: { role: 'user' | 'assistant'; content: string }[];
  known?: KnownName[];
}

export interface Writer {
  /** Stored with every story: 'built-in' or the hosted model. */
  readonly provider: string;
  write(brief: StoryBrief, options?: WriteOptions): Promise<WrittenPhase>;
  chat(request: IdeaRequest): Promise<{ response: string }>;
  close(): Promise<void>;
}
