// The numbers that no plan changes: lengths, counts and times. "Our choice" marks those that the specification leaves open.

const second = 1000;

/** Longest accepted texts, in characters. Our choice: generous for a person, small for a machine. */
const textLengths = {
  /** Names of characters and locations, display names. */
  name: 60,
  /** Descriptions and additional details. */
  description: 2000,
  /** A person's own image prompt, custom story elements, the wish for a custom regeneration. */
  customPrompt: 2000,
  /** A story's title. */
  title: 200,
  /** The answer to a continuation question. */
  answer: 2000,
  /** A comment on a shared story or character. */
  comment: 1000,
  /** One message to the idea chat. */
  chatMessage: 2000,
  /** One chosen or typed trait, such as a custom age or a distinguishing feature. */
  trait: 120,
  /** What is special about a relationship. */
  relationshipDetails: 300,
  /** A few sentences about oneself on the profile. */
  bio: 500,
  /** A message to the people who run Fableloom. */
  contactMessage: 4000,
  /** Why something is reported, or why an administrator acts. */
  reason: 500,
  /** The longest address that mail allows. */
  email: 254,
  /** What is typed into a search box. */
  search: 100,
  /** The shortest password at sign-in and sign-up; further rules of a new one are sentences of the reset page. */
  passwordMin: 6,
  /** The longest password, so that hashing cannot keep the server busy. */
  passwordMax: 128,
} as const;

const characters = {
  /** Personality traits of one character, at most. */
  personalityTraits: 2,
  /** The random location picks this many items of each list. */
  randomLocationItems: { min: 1, max: 3 },
} as const;

const stories = {
  /** Longest story part in words: the introduction, and every later phase (docs/decisions/0008). */
  storyMaxLength: { introduction: 4000, later: 2000 },
  /** Relationships in one story, at most: every pair of eight. Our choice. */
  relationships: 28,
  /** Locations in one story, at most. Our choice. */
  locationsPerStory: 10,
  /** Preset questions for continuing a story. */
  continuationPrompts: 8,
  /** A story that was just made may take this long to be found before it counts as missing. */
  storyInitialLoadMs: second,
} as const;

const scenes = {
  /** A scene is drawn from at least `min` selected characters, read once the selection has rested for `settleMs`. */
  sceneSelection: { min: 10, settleMs: 100 },
  /** The longest passage of a scene: several paragraphs, not the whole story. Our choice. */
  sceneTextMax: 4000,
} as const;

const narration = {
  /** The longest piece of text read aloud at once, in characters, cut at sentence ends. */
  narrationChunk: 4000,
  /** A word, how it is said, and how many a family keeps, at most. Our choice. */
  spokenName: { word: 40, like: 60, kept: 200 },
} as const;

const ideas = {
  /** Suggestion chips of the idea chat. */
  ideaSuggestions: 5,
  /** The chips show while at most this many messages exist. */
  ideaSuggestionsUntilMessages: 1,
  /** Earlier messages that the idea chat takes along, at most. Our choice. */
  ideaHistory: 60,
} as const;

const people = {
  /** Notifications loaded, newest first. */
  notifications: 50,
  /** The unread badge shows 9+ above this. */
  unreadBadge: 9,
  /** Public characters on the landing page. */
  featuredCharacters: 4,
  /** Results of a user search. */
  userSearch: 20,
  /** Things on one page of a library list. Our choice: three screens of a wide window. */
  page: 36,
} as const;

const screenTimes = {
  /** How long 'Copied!' shows. */
  copiedMs: 2 * second,
  /** Between two files of a batch download, so that browsers drop none. */
  batchDownloadPauseMs: 500,
  /** Between a new password and the way to the login page. */
  resetRedirectMs: 500,
  /** A load slower than this is written to the log, and only there. */
  slowLoadMs: second,
} as const;

const toasts = {
  /** Toasts held at once, at most. */
  toastsHeld: 20,
  /** How long a toast stays, by kind, in milliseconds; one that tells of loading stays until it is replaced. */
  toastMs: {
    blank: 4 * second,
    error: 4 * second,
    success: 2 * second,
    loading: Infinity,
    newNotification: 5 * second,
    imageGeneration: 30 * second,
  },
} as const;

const connections = {
  /** Live notifications: events a second, waits before each new try (the last repeats), socket time-out, heartbeat. */
  realtime: {
    eventsPerSecond: 10,
    reconnectMs: [second, 2 * second, 5 * second, 10 * second],
    timeoutMs: 10 * second,
    heartbeatMs: 25 * second,
  },
  /** A session is looked at every tick and refreshed when it ends within so many ticks; a failed try waits twice as long each time. */
  session: { tickMs: 30 * second, refreshWithinTicks: 3, retryFromMs: 200 },
  /** Answers of a service that are worth another try. */
  retryableStatuses: [502, 503, 504],
} as const;

const files = {
  /** Seconds for the Cache-Control header; whether a taken path is overwritten; entries of one listing. */
  storage: { cacheControlSeconds: 3600, upsert: false, listing: 100 },
  /** Pixels across of the smaller copies of a stored picture: beside words in lists, on cards, in the columns of a page. Our choice. */
  pictureWidths: { thumb: 160, card: 560, page: 960 },
  /** Uploaded pictures. Our choice: any phone photo fits, nothing that fills the memory does. */
  upload: { pictureMegabytes: 10, pixelsPerSide: 8000 },
  /** The photo of a profile: pixels of a side as it is kept, and as it has to come at least. Our choice. */
  photo: { side: 512, least: 64 },
} as const;

const accounts = {
  /** Days of a subscription period when none is known. */
  subscriptionPeriodDays: 30,
  /** Days in which the price is given back. */
  moneyBackDays: 14,
  /** Minutes for which a mailed link works. Our choice. */
  linkMinutes: { passwordReset: 60, emailConfirmation: 24 * 60 },
} as const;

export const LIMITS = {
  ...textLengths, ...characters, ...stories, ...scenes, ...narration, ...ideas,
  ...people, ...screenTimes, ...toasts, ...connections, ...files, ...accounts,
} as const;
