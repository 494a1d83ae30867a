// How the idea chat begins after its greeting. Shape: 5 prompts that a child can press instead of typing.
export const IDEA_SUGGESTIONS = [
  'A story about a shy dragon who finds a friend',
  'What could happen in a library at night?',
  'Give me a mystery without anything scary',
  'A bedtime story about the moon',
  'Help me invent a hero who is a little like me',
] as const;
