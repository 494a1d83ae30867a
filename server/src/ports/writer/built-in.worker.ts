/** Runs the writer engine away from the HTTP loop. */
import { chatAboutIdeas, type StoryBrief, writePhase } from '@fableloom/writer';
import type { IdeaRequest } from './writer.port.ts';

export const write = (brief: StoryBrief) => writePhase(brief);
export const chat = (request: IdeaRequest) => chatAboutIdeas(request);
