/** A brief for tests that are about the storyteller and not about the story. */
import type { StoryBrief } from './writer.port.ts';

export const aBrief = (change: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: 'seed', phase: 'introduction', ageRange: '5-8', length: 'standard', theme: { category: 'Adventure', name: 'The Lost Lantern' },
  characters: [
    { id: 'a', name: 'Maya', type: 'Human - Children - Map Maker', gender: 'female', personality: ['Clever', 'Shy'], appearance: { hairColor: 'Ink black' } },
    { id: 'b', name: 'Rusty', type: 'Animal - Forest Animals - Red Fox', gender: 'male', personality: ['Brave'], role: 'Sidekick', appearance: { color: 'Copper red' }, description: 'Afraid of thunder' },
  ],
  places: [{ id: 'p', name: 'Moss Harbor', type: 'Harbor', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] }],
  relationships: [{ from: 'a', to: 'b', type: 'Friend' }],
  earlier: [],
  ...change,
});
