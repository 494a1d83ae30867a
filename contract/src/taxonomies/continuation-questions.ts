// What a reader is asked before the next part is written. Shape: 8 questions, each with the first words of a possible answer.
// Every question must make sense before a development, a climax and a resolution alike.
export const CONTINUATION_QUESTIONS = [
  'What waits behind the door?',
  'Who needs help, and why?',
  'Which power saves the day?',
  'What does nobody expect?',
  'What is the hardest choice?',
  'Who turns out to be kind?',
  'What goes wrong first?',
  'What would you do?',
] as const;

export type ContinuationQuestion = (typeof CONTINUATION_QUESTIONS)[number];

export const ANSWER_STARTERS = {
  'What waits behind the door?': 'Behind the door there is…',
  'Who needs help, and why?': 'The one who needs help is…',
  'Which power saves the day?': 'The day is saved when…',
  'What does nobody expect?': 'Nobody expects that…',
  'What is the hardest choice?': 'The hardest choice is between…',
  'Who turns out to be kind?': 'The one who turns out to be kind is…',
  'What goes wrong first?': 'First of all…',
  'What would you do?': 'I would…',
} as const satisfies Record<ContinuationQuestion, string>;
