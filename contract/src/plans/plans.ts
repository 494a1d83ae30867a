// What each plan has room for: rows are plans, columns are limits, and every cell is filled.

/** The literal survives JSON and cannot be compared by hand, so every comparison goes through `hasRoom`. */
export type Limit = number | 'unlimited';

/** The columns. "PerMonth" is counted per person and calendar month (UTC), the others in all. */
export type PlanLimits = Readonly<{
  storiesPerMonth: Limit;
  /** Custom characters and locations; the starter cast is everyone's and is not counted. */
  charactersLimit: Limit;
  locationsLimit: Limit;
  narrationsPerMonth: Limit;
  characterImagesPerMonth: Limit;
  locationImagesPerMonth: Limit;
  /** All images together; scene images count here only. */
  imagesPerMonth: Limit;
  charactersPerStory: Limit;
}>;

export type LimitName = keyof PlanLimits;

const free = {
  storiesPerMonth: 15,
  charactersLimit: 0,
  locationsLimit: 0,
  narrationsPerMonth: 0,
  characterImagesPerMonth: 0,
  locationImagesPerMonth: 0,
  imagesPerMonth: 0,
  // Not stated by the specification: five give a hero, friends and a rival from the starter cast, and stay below Explorer.
  charactersPerStory: 5,
} as const satisfies PlanLimits;

const explorer = {
  storiesPerMonth: 'unlimited',
  charactersLimit: 10,
  locationsLimit: 5,
  narrationsPerMonth: 5,
  characterImagesPerMonth: 10,
  locationImagesPerMonth: 5,
  imagesPerMonth: 15,
  charactersPerStory: 10,
} as const satisfies PlanLimits;

const hero = {
  storiesPerMonth: 'unlimited',
  charactersLimit: 25,
  locationsLimit: 10,
  narrationsPerMonth: 15,
  characterImagesPerMonth: 25,
  locationImagesPerMonth: 10,
  imagesPerMonth: 35,
  charactersPerStory: 25,
} as const satisfies PlanLimits;

// The plan text of the specification also says 4 narrations; 200 is enforced and shown. Its locations are as many as its
// characters, and its characters per story are those of Hero, the highest stated ones.
const unlimited = {
  storiesPerMonth: 'unlimited',
  charactersLimit: 2000,
  locationsLimit: 2000,
  narrationsPerMonth: 200,
  characterImagesPerMonth: 200,
  locationImagesPerMonth: 200,
  imagesPerMonth: 500,
  charactersPerStory: 25,
} as const satisfies PlanLimits;

export const PLANS = { free, explorer, hero, unlimited } as const satisfies Record<string, PlanLimits>;

export type Tier = keyof typeof PLANS;
export const TIERS = ['free', 'explorer', 'hero', 'unlimited'] as const satisfies readonly Tier[];

/** The stories a month of somebody whose tier we do not know. */
export const DEFAULT_STORIES_PER_MONTH = 15;

/** Whether one more fits when `used` are taken. The only comparison of a limit in the product. */
export function hasRoom(limit: Limit, used: number): boolean {
  return limit === 'unlimited' || used < limit;
}

/** How many are left, never below zero. */
export function roomLeft(limit: Limit, used: number): Limit {
  return limit === 'unlimited' ? limit : Math.max(0, limit - used);
}

/** The tier whose rules hold now: a paid plan that is no longer active, or a tier we do not know, counts as free. */
export function tierInForce(tier: Tier | undefined, isActive: boolean): Tier {
  return tier !== undefined && isActive ? tier : 'free';
}

/** The limits that hold now; what is unknown has the free row with the default number of stories. */
export function limitsOf(tier: Tier | undefined, isActive: boolean): PlanLimits {
  if (tier === undefined) return { ...PLANS.free, storiesPerMonth: DEFAULT_STORIES_PER_MONTH };
  return PLANS[tierInForce(tier, isActive)];
}
