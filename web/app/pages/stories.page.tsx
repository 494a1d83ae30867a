/** The family's shelf. */
import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { StoryShelf } from '../features/stories-list/story-shelf.tsx';

export const meta: MetaFunction = () => [{ title: `${say('story.screen.list.title')} · Fableloom` }];

export default function StoriesPage() {
  return <StoryShelf />;
}
