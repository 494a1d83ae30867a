// What leads over from what they are doing to what a place has, in front of a scene of the road, of rest, of coming home or of an evening; the sentence of `recalled.ts` says “there” behind it.

import type { AgeRange } from '../brief.ts';

/** What is good about a place, or what one has to look out for. */
export type Tone = 'good' | 'danger';

/** Where they are: with their bags at home, on a road, sitting down, on the way home, at home in the evening, or some days later. */
export type JointAt = 'leaving' | 'way' | 'rest' | 'back' | 'evening' | 'later';

/** `{name}` and `{at}` are the place. Of the last two there are those of a place where they have been (`far`), and those of the one where they are at home again. */
export type Joint = JointAt | 'evening:home' | 'back:home' | 'later:home';

type Joints = Readonly<Partial<Record<Joint, Readonly<Record<Tone, readonly string[]>>>>>;

export const JOINTS: Readonly<Record<AgeRange, Joints>> = {
  '3-4': {},
  '5-8': {
    leaving: {
      good: ['{away}{H} knew that {he} would miss {name}.', '{away}It is not easy to leave {name}.', '{away}Before {he} went, {H} had one more good look at {name}.', '{H} had never been far from {name}.'],
      danger: ['{H} was not scared of the road. {He} came from {name}.', 'People from {name} always take care.', '“I’ll be careful,” said {H}. Everyone from {name} is careful.'],
    },
    way: {
      good: ['As they went, {H} told them about {name}.', '“Tell us about {name},” said somebody, to make the way shorter. So {H} did.', 'What did they talk about on the way? About {name}.', 'On the way they made up a song about {name}.'],
      danger: ['“Is this the hard part?” asked somebody. “It’s harder in {name},” said {H}.', 'They went with care. {H} had learned that in {name}.', 'On the way {H} told them what to look out for in {name}.'],
    },
    rest: {
      good: ['When they had got their breath back, {H} told them about {name}.', 'It was time for a rest, and for a story about {name}.', 'A rest is a good time to think of {name}.'],
      danger: ['“Is it safe to sit here?” somebody asked. “Safer than in {name},” said {H}.', 'It was time for a rest, and for a bit of a scary story about {name}.'],
    },
    back: {
      good: ['All the way home they talked about {name}.', 'On the way back {H} was still thinking of {name}.', 'They had left {name} behind them, but they had not stopped talking about it.'],
      danger: ['On the way back they were glad to be out of {name}.', 'The way home was easy. It was nothing like {name}.'],
    },
    'back:home': {
      good: ['{away}At last they could see {name} again.', '{away}{name} was just as they had left it.'],
      danger: ['{away}Now there was only {name} to get through, and they knew {name}.', '{away}{name} was just as they had left it.'],
    },
    evening: {
      good: ['“So what is {name} like?” everybody asked that evening.', 'That evening {H} told them all about {name}.', 'The little ones wanted to hear about {name}, and nobody was sent to bed.'],
      danger: ['“And where was it most dangerous?” they asked that evening. “In {name},” said {H}.', 'That evening {H} told them what you have to look out for in {name}.'],
    },
    'evening:home': {
      good: ['{away}It was good to spend an evening in {name} again.', 'An evening in {name} is the best thing there is.', 'There is no place like {name} of an evening.'],
      danger: ['In {name} they are careful of an evening.', '{away}After all that, {name} did not seem dangerous any more.'],
    },
    later: {
      good: ['For days {H} was asked about {name}.', 'All that week {H} told people about {name}.', 'Later there was a lot to tell about {name}.'],
      danger: ['For days the children played at being in {name}.', '“Weren’t you scared in {name}?” people asked for days.'],
    },
    'later:home': {
      good: ['The days {at} went by as they always do.', 'In the days after that, it was quiet {at}.'],
      danger: ['In the days after that, {H} was not scared of a thing {at}.', 'Soon it was all as it always is {at}.'],
    },
  },
  '9-12': {
    leaving: {
      good: ['{away}You do not leave {name} without being sorry for what you leave behind.', '{away}{H} had been told that you only notice what you had in {name} when you are about to go.', '{away}There was a good deal in {name} that would not go into any bag.', 'Up to then {H} had never asked {himself} what people did who did not live in {name}.'],
      danger: ['It was some comfort to {H} that {he} had grown up in {name}, which teaches you to be careful.', 'Whoever comes from {name} thinks that there is not much that can happen to them elsewhere.', '“You’ll be all right,” they told {H}. “You’ve lived in {name}.”'],
    },
    way: {
      good: ['Talking makes a way shorter, and as they went along {H} talked about {name}.', 'They had got to the part of a walk at which somebody says “Tell us something”, and {H} told them about {name}.', 'As they went, and so as not to think of their feet, they thought of {name}.', 'Whenever nobody had anything to say, on the way, {H} came back to {name}.'],
      danger: ['“This is nothing,” {H} told them as they went on, and described to them, by way of comfort, what you met with in {name}.', 'They went along in single file, with {H} in front, as one does in {name}.', '{H} looked round each corner before going on, which is a habit that you get in {name}.'],
    },
    rest: {
      good: ['As soon as they had sat down somebody asked for a story, and {H}, who could not think of one, told them about {name}.', 'When you have sat still for five minutes you begin to think of other places, and {H} thought of {name}.', 'They had time on their hands, for once, and {H} filled it with {name}.'],
      danger: ['“You can sit down,” said {H}, when {he} had looked underneath. “I always look. It’s because of {name}.”', 'Once they were sitting safely they told each other about places where you could not, and {H} had {name}.'],
    },
    back: {
      good: ['On the way back they were already telling each other about {name} as though none of them had been there.', 'All the way home they could not agree on what had been the best of {name}.', 'Not one of them was quite done with {name}, and they talked about it as they went home.'],
      danger: ['The way home seemed short to them, and rather tame, after {name}.', 'They went home without looking over their shoulders, which was a nice change after {name}.'],
    },
    'back:home': {
      good: ['{away}It is a fine thing to see {name} come up in front of you again when you have been away.', '{away}There was {name}, and it had not altered in the least.'],
      danger: ['{away}There was {name}, and it had not altered in the least.', '{away}All that lay between them and their beds was {name}, and they knew the ways of {name}.'],
    },
    evening: {
      good: ['That evening, when everybody had asked about everything else, they asked about {name}.', '“And {name}?” said the little ones, who had been waiting for it all evening.', 'There was nobody at home that evening who did not want to hear about {name}.'],
      danger: ['“Was it never dangerous?” they asked that evening, a little disappointed; and so they were told about {name}.', 'That evening {H} described {name} to them, and did not leave out the worst.'],
    },
    'evening:home': {
      good: ['{away}It was a pleasure to sit in {name} again of an evening, and to have all of it round you.', 'There are few better places of an evening than {name}.', 'That evening they drank to {name}, and to everything in it.'],
      danger: ['{away}After what they had been through, the dangers of home made them feel quite fond of {name}.', 'That evening they drank to {name}, and to everybody’s having come through it once more.'],
    },
    later: {
      good: ['In the days that followed there was no end to the questions about {name}.', 'For a week or so {H} could not go out without being asked about {name}.', 'People who had never given {name} a thought now wanted to hear all about it.'],
      danger: ['In the days that followed people wanted to know, above all, how anybody came through {name} in one piece.', 'For a week or so {H} was asked, in a lowered voice, about the dangers of {name}.'],
    },
    'later:home': {
      good: ['In the days that followed {name} was quite itself again.', 'It took {name} about a week to get back to what it is usually like.'],
      danger: ['In the days that followed {name} went back to its ordinary worries.', 'After that {name} had only its usual troubles, and was used to those.'],
    },
  },
  '12-17': {
    leaving: {
      good: ['{away}It was only now, with the bag open, that {H} began to reckon up what there was in {name} that could not be packed.', '{away}One leaves a place like {name} with more ceremony than one had planned.', '{away}To go away from {name}, as {H} was finding out, was to see it properly for the first time.', 'It had not occurred to {H}, until that hour, that {name} was a place like others, about which a stranger would have to be told.'],
      danger: ['{H} was considered well prepared, having been brought up in {name}.', 'Nobody who has grown up in {name} sets off on anything quite without misgiving, or without a certain skill.', 'Whatever was to come, {H} told {himself}, could not very well be worse than certain things in {name}.'],
    },
    way: {
      good: ['It is when you have fallen into step that you begin to talk of other places, and {H} talked of {name}.', 'As they went on, and there was nothing to look at, they were given {name} to look at instead, by {H}, in some detail.', 'They had walked out of everything that there was to say about the matter in hand, and so, for a stretch, it was {name} that they spoke of.'],
      danger: ['They went cautiously; it was {H} who had taught them to, and {he} had been taught it in {name}.', 'Compared with what one had to put up with in {name}, {H} informed them as they walked, this hardly counted as a road at all.', '{H} had a way of testing the ground before {he} trusted it, and, being asked, {he} put it down to {name}.'],
    },
    rest: {
      good: ['When nobody had spoken for some time it was found that {H} was thinking of {name}, and {he} was made to do it aloud.', 'There is a kind of tiredness in which you can see another place more clearly than the one where you are sitting, and what {H} saw was {name}.', 'They were in no state to talk of anything that mattered, and {H} talked of {name}.'],
      danger: ['{H} had looked the place over before {he} would let anybody sit down in it; you could tell, {he} was informed, that {he} came from {name}.', 'There is nothing so restful as the dangers of somewhere else, and {H} supplied them with those of {name}.'],
    },
    back: {
      good: ['On the way home {name} was already beginning to turn into something that one tells.', 'They had most of {name} still before their eyes on the way home, and compared, and found that each had seen another.', 'It was on the way home, and not while they were in it, that they got to the bottom of {name}.'],
      danger: ['The road home asked nothing of them; after {name} they hardly knew what to do with so much safety.', 'On the way home they could be witty about {name}, and were.'],
    },
    'back:home': {
      good: ['{away}{name} had gone on perfectly well without them, and had even, they thought, improved.', '{away}It was the same {name} to which they came back; they were merely in a condition to notice.'],
      danger: ['{away}{name} had gone on perfectly well without them, and had not become any safer.', '{away}It was the same {name} to which they came back, and the old cautions came back with it.'],
    },
    evening: {
      good: ['They were asked about {name} that evening, by everybody, and at the same time.', 'It emerged in the course of the evening that what people chiefly wished to be told about was {name}.', 'That evening, having been through everything else twice, they came to {name}.'],
      danger: ['They made light of it, that evening, until somebody asked outright about {name}.', 'It was only that evening, with the lamp lit and a wall at their backs, that they could talk of the dangers of {name}.'],
    },
    'evening:home': {
      good: ['{away}An evening in {name} had never before struck {H} as a thing that one might be given.', 'It was the sort of evening on which people are apt to grow sentimental about {name}.', 'They sat late, and it was agreed that there was something to be said for {name}.'],
      danger: ['They sat late, and it was agreed that, of all the places in which to be frightened, there was none like {name}.', '{away}Even what one feared in {name}, that evening, seemed to {H} to be a form of being at home.'],
    },
    later: {
      good: ['For some time after that there were questions, and it was surprising how many of them concerned {name}.', 'Those who had stayed at home had to be told about {name}, in the weeks that followed, until they knew it better than those who had gone.', '{name} became, in those weeks, a place about which everyone had an opinion.'],
      danger: ['It was the dangers of {name} about which people asked, in the weeks that followed, and asked again.', 'In the weeks that followed {H} was credited, on the strength of {name}, with a good deal more courage than {he} remembered.'],
    },
    'later:home': {
      good: ['In the weeks that followed {name} resumed its life, as places do, without remark.', '{name} took it all calmly, having a reputation of its own to look after.'],
      danger: ['In the weeks that followed {name} went back, almost with relief, to what it had always been afraid of.', '{name} took it all calmly, having worries of longer standing.'],
    },
  },
};
