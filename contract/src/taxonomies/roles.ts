// What a character does in a story. Shape: the 7 roles of the specification, in its order.
export const ROLES = ['Hero', 'Villain', 'Mentor', 'Sidekick', 'Antihero', 'Guardian', 'Trickster'] as const;

export type Role = (typeof ROLES)[number];
