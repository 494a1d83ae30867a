/** Runs the writer engine away from the HTTP loop. */
import type { StoryBrief } from '@fableloom/writer';
import { chatWithNames } from './with-names.ts';
import type { IdeaRequest } from './writer.port.ts';

/** Loaded with the first story, so that an engine that does not load fails the story and not the thread. */
const engine = () => import('@fableloom/writer');

export const write = async (brief: StoryBrief) => (await engine()).writePhase(brief);
export const chat = async (request: IdeaRequest) => chatWithNames(request, (await engine()).chatAboutIdeas);
