// What a character can do. Shape: 20 powers, each a phrase that completes "is good at …".
export const MAGICAL_POWERS = [
  'Flying',
  'Turning Invisible',
  'Talking to Animals',
  'Healing with a Touch',
  'Growing Plants',
  'Bringing Paper to Life',
  'Breathing Underwater',
  'Making Light',
  'Shaping Water',
  'Calling Warm Fire',
  'Calling the Wind',
  'Making Snow and Ice',
  'Stopping Time for a Moment',
  'Changing Shape',
  'Growing and Shrinking',
  'Moving Things by Thought',
  'Walking Through Walls',
  'Finding Lost Things',
  'Sensing Feelings',
  'Singing Dreams',
] as const;

export type MagicalPower = (typeof MAGICAL_POWERS)[number];
