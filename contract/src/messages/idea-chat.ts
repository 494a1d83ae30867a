// Sentences of the chat that helps a family to find a story idea.

const refused = {
  'idea.empty': 'Please write a message first.',
} as const;

const failed = {
  'idea.failed': "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
} as const;

const screen = {
  'idea.screen.title': 'Story ideas',
  'idea.screen.greeting': 'Hello! Tell me who the story is for and what they love right now, and we will find an idea together.',
  'idea.screen.placeholder': 'What could the story be about?',
  'idea.reply.other': 'Something else',
  'idea.reply.surprise': 'Surprise me',
  'idea.screen.again': 'Begin a new talk',
  'idea.screen.send': 'Send message',
  'idea.screen.thinking': 'Thinking of ideas…',
  'idea.screen.you': 'You said:',
  'idea.screen.storyteller': 'The storyteller said:',
} as const;

export const ideaChat = { ...refused, ...failed, ...screen } as const;
