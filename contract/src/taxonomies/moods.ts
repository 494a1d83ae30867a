// How a picture feels. Shape: 15 moods.
export const MOODS = [
  'Joyful',
  'Peaceful',
  'Cozy',
  'Playful',
  'Silly',
  'Dreamy',
  'Magical',
  'Curious',
  'Adventurous',
  'Brave',
  'Hopeful',
  'Triumphant',
  'Wistful',
  'Mysterious',
  'Spooky',
] as const;

export type Mood = (typeof MOODS)[number];
