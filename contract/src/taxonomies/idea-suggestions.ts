// How the idea chat begins. Shape: one greeting of the assistant and 5 prompts that a child can press instead of typing.
export const IDEA_GREETING =
  'Hello, storyteller! Tell me who should be in your story, or where it happens, and we will find an idea together. ' +
  'One word is enough to begin.';

export const IDEA_SUGGESTIONS = [
  'A story about a shy dragon who finds a friend',
  'What could happen in a library at night?',
  'Give me a mystery without anything scary',
  'A bedtime story about the moon',
  'Help me invent a hero who is a little like me',
] as const;

export type IdeaSuggestion = (typeof IDEA_SUGGESTIONS)[number];
