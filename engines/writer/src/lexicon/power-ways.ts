// More of what each power looks like on an ordinary day, by its name.

/** What can be said at bedtime of every power there is, by what it is in a few words; no two powers share a sentence. */
export const everyDay = (can: string): string[] => [`{x} ${can}, and did it on most days.`, `{x} ${can}, and thought nothing of it.`, `{x} ${can}, even on Mondays.`, `{x} ${can}, and had never had to learn it.`];

export const MORE_SHOWS: Readonly<Record<string, readonly string[]>> = {
  'Flying': ['{x} could fly, but only in dry weather and never before breakfast.', 'Balls on the roof were brought down by {x}, who flew up for them.'],
  'Turning Invisible': ['{x} could turn invisible, and mostly did it when there were dishes.', '{x} could vanish from sight, and now and then a bun rose from a plate all by itself.'],
  'Talking to Animals': ['{x} could talk to animals, which made the market very slow.', '{x} knew from the cat what the neighbours said.'],
  'Healing with a Touch': ['{x} could heal small hurts with a touch, and teddies came from far away.', 'Broken wings were brought to {x} in hats.'],
  'Growing Plants': ['{x} had a way with plants, and a bean right up to the chimney.', 'When {x} laughed, the cress came up.'],
  'Bringing Paper to Life': ['{x} could wake up paper, and had a newspaper that walked to heel.', 'A paper frog went about with {x} and told the time.'],
  'Breathing Underwater': ['{x} could breathe under water, and was never in when it rained.', 'If a ring fell in the pond, people sent for {x}, who could breathe down there.'],
  'Making Light': ['{x} could make a little light, enough for one page at a time.', 'On dark evenings {x} walked people home, and shone.'],
  'Shaping Water': ['On washdays {x} built a new fountain, out of nothing but water.', 'For {x}, the rain made stairs.'],
  'Calling Warm Fire': ['{x} could call up a warm little fire, and dried the whole street’s mittens.', 'In {x’s} {x.hand} a flame sat like a chick.'],
  'Calling the Wind': ['{x} could call the wind, and it came, if it had nothing better to do.', 'When {x} whistled, every hat on the square sat up.'],
  'Making Snow and Ice': ['{x} could make it snow, in one spot, about as wide as a sledge.', '{x} cooled the soup for all the little ones, with one flake of snow to a spoon.'],
  'Stopping Time for a Moment': ['{x} could stop time, just long enough to catch a cup.', 'Nobody had ever seen {x} miss a bus; {x.he} just stopped time until {x.he} had got on.'],
  'Changing Shape': ['{x} could change shape, and had once been a very bad umbrella.', 'It was not always easy to find {x} in a room with many chairs, as {x.he} might be one of them.'],
  'Growing and Shrinking': ['{x} could grow or shrink, depending on the door.', '{x} reached the top shelf by being taller, and the mouse hole by being less.'],
  'Moving Things by Thought': ['{x} could move a spoon by thinking, and was thinking a good deal at meals.', 'When {x} was tired, {x.he} only had to think of the slippers, and they came.'],
  'Walking Through Walls': ['{x} could walk through walls, and had to be reminded to knock.', 'No one had ever managed to keep {x} in {x.his} room, as {x.he} went out through the wall.'],
  'Finding Lost Things': ['{x} could find what was lost, and had a shelf of other people’s gloves.', 'If you had lost your place in a book, {x} could tell you the page.'],
  'Sensing Feelings': ['{x} could feel what others felt, and wept at strangers’ weddings.', 'Before anyone knew that they were sad, {x} had brought them a cup of tea.'],
  'Singing Dreams': ['{x} could sing a dream, and you got it that same night.', 'Those who slept badly left their windows open, and {x} sang them a dream.'],
};
