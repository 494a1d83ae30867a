/** What one friend shares. */
import { say } from '@fableloom/contract/messages/index';
import { CharacterTiles } from '../features/explore/character-tiles.tsx';
import { StoryTiles } from '../features/explore/story-tiles.tsx';
import { FriendContent } from '../features/friends/friend-content.tsx';
import type { Route } from './+types/friend-content.page';

export const meta: Route.MetaFunction = () => [{ title: `${say('nav.friends')} · Fableloom` }];

export default function FriendContentPage({ params }: Route.ComponentProps) {
  return (
    <FriendContent
      key={params.ownerId}
      ownerId={params.ownerId}
      showStories={(stories) => <StoryTiles stories={stories} heading={3} />}
      showCharacters={(characters) => <CharacterTiles characters={characters} heading={3} />}
    />
  );
}
