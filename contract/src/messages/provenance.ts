// Honest labels: who wrote, drew or read a thing.

const screen = {
  'made.story.built-in': 'Written by the built-in storyteller',
  'made.image.built-in': 'Drawn by the built-in illustrator',
  'made.narration.built-in': 'Read by the built-in voice',
  'made.ideas.built-in': 'Answered by the built-in storyteller',
  'made.traits.built-in': 'Seen by the built-in eyes',
  'made.story.hosted': 'Written by {model}',
  'made.image.hosted': 'Drawn by {model}',
  'made.narration.hosted': 'Read by {model}',
  'made.ideas.hosted': 'Answered by {model}',
  'made.traits.hosted': 'Seen by {model}',
} as const;

export const provenance = { ...screen } as const;
