// Other ways to say what a place has, by age: for a family that has heard the first one.

import type { AgeRange } from '../brief.ts';

export type PlaceWay = 'prop' | 'folk' | 'climate' | 'danger' | 'treasure';

/** `{it}` is what was chosen, in small letters; a danger and a treasure with their article. Each stands alone. */
export const PLACE_WAYS: Readonly<Record<AgeRange, Readonly<Record<PlaceWay, readonly string[]>>>> = {
  '3-4': {
    prop: [], climate: [],
    folk: ['It was full of {it}.', 'Say hello to {it}!'],
    danger: ['Look out for {it}!', 'Oh no! Not {it}!'],
    treasure: ['Can you find {it} there?', 'You can find {it} there, they say.'],
  },
  '5-8': {
    prop: ['People came from far away to see what the place was known for: {it}.', 'There was one thing that you could not see anywhere else: {it}.', 'Best of all there was this: {it}.'],
    folk: ['Who lived there? That is easy to say: {it}.', 'It was a place for {it}, and they liked company.', 'If you knocked anywhere there, you met {it}.'],
    climate: ['If you asked about the weather there, they said: “{it}.”', 'The weather there was what people call {it}.', 'On the postcards from there it said: “{it}!”'],
    danger: ['There was only one thing to look out for there: {it}.', 'Grandmothers there always warned of {it}.', 'But on the sign by the way stood a warning, and it said: “{it}!”'],
    treasure: ['And somewhere, people said, lay {it}.', 'If you were very lucky, you might find {it} there.', 'In a safe corner there lay {it}.'],
  },
  '9-12': {
    prop: ['What it was famous for, as far as it was famous at all, was this: {it}.', 'People who came there for the first time wrote home about nothing else than {it}.', 'Nobody who lived there could have told you why, but it had always been a place of {it}.'],
    folk: ['Most of those who lived there were {it}, and they were particular about their supper time.', 'You could not go far in it without running into {it}.', 'It had belonged to {it} for as long as anyone could remember, and to others only by permission.'],
    climate: ['If you asked what the weather was like there, people looked up and said: “{it}.”', 'The weather was what the calendar calls {it}, only more so.', 'There was one kind of weather there which everybody was proud of, and it went by the name of {it}.'],
    danger: ['Everyone who grew up there had been warned, at least once a week, of {it}.', 'There was one thing in it that even the oldest people walked round in a wide circle, and that was {it}.', 'On every map of it somebody had written the same warning in red: {it}.'],
    treasure: ['In the middle of it all, if the stories were true, lay {it}.', 'There was only one thing of value in it, and nobody would say where they kept it: {it}.', 'Old people there lowered their voices when they came to {it}.'],
  },
  '12-17': {
    prop: ['What distinguished it from other places, in the opinion of everyone who had been there, was {it}.', 'One heard a good deal of nonsense about it, but this much was perfectly true: {it}.', 'It had been written about more than once, and always on account of the same thing: {it}.'],
    folk: ['Its inhabitants, in so far as they admitted to being counted, were {it}.', 'It was mostly {it} who lived there, and they had opinions about everyone who did not.', 'One met {it} at every turn, and was expected to have something to say to them.'],
    climate: ['Of its weather people would only say, with a certain pride, that it was what one calls {it}.', 'There is a kind of weather which is entered in almanacs as {it}, and it had very little of any other.', 'The weather had been described to them beforehand as {it}, and that turned out to be an understatement.'],
    danger: ['There was one thing about it that was never mentioned to visitors until it was too late to turn round, and that was {it}.', 'People spoke of {it} there in the tone in which one speaks of a difficult relation.', 'Whoever went there was advised of {it}, and generally supposed that the advice was meant for somebody else.'],
    treasure: ['It was believed, chiefly by those who had never looked, to conceal {it}.', 'Of its possessions there was one that everybody had heard about and hardly anybody had seen: {it}.', 'Somewhere in it, under several kinds of lock, was {it}.'],
  },
};
