// Sentences that say how much of a plan is left, when it renews, that it is used up, and what a plan offers.

const refused = {
  'image.limit.month': "You've reached your limit of {n} images this month. Upgrade for more!",
  'image.limit.characters-month':
    "You've used all {n} character images of this month. They renew on {date}, and a larger plan has more.",
  'image.limit.locations-month':
    "You've used all {n} location images of this month. They renew on {date}, and a larger plan has more.",
  'narration.limit.month': "You've reached your limit of {n} audio narrations this month",
  'story.limit.month': "You've reached your limit of {n} stories this month. Upgrade to create more!",
  'character.limit.total': "You've reached your limit of {n} characters. All of them stay yours. Upgrade to create more!",
  'location.limit.total': "You've reached your limit of {n} locations. All of them stay yours. Upgrade to create more!",
  'story.limit.characters': 'A story on your plan has room for {n} characters. Please choose fewer.',
} as const;

const screen = {
  'plan.left.stories': '{left} of {n} stories left this month. Renews on {date}.',
  'plan.left.narrations': '{left} of {n} audio narrations left this month. Renews on {date}.',
  'plan.left.images': '{left} of {n} images left this month. Renews on {date}.',
  'plan.left.character-images': '{left} of {n} character images left this month. Renews on {date}.',
  'plan.left.location-images': '{left} of {n} location images left this month. Renews on {date}.',
  'plan.left.characters': '{left} of {n} characters left on your plan.',
  'plan.left.locations': '{left} of {n} locations left on your plan.',
  'plan.see-plans': 'See plans',
} as const;

const features = {
  'plan.feature.starter-cast': 'The whole Fableloom starter cast',
  'plan.feature.stories': '{n} stories a month',
  'plan.feature.stories.unlimited': 'Unlimited stories',
  'plan.feature.characters': '{n} custom characters',
  'plan.feature.locations': '{n} custom locations',
  'plan.feature.narrations': '{n} audio narrations a month',
  'plan.feature.images': '{n} images a month',
  'plan.feature.characters-per-story': '{n} characters per story',
  'plan.feature.freedom': 'Delete, rename and regenerate as you like',
} as const;

export const planRoom = { ...refused, ...screen, ...features } as const;
