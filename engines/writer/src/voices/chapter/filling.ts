// The chapter-book voice (9-12): sentences that may fill a paragraph up.
import type { Beats } from '../voice.ts';

export const FILLING: Beats = {
  calm: [
    'From somewhere came {sound}, which nobody noticed any more.', 'The air smelled faintly of {smell}.', 'In the distance one could make out {far}.', '{H} {H.act}, for no reason that {he} could have given.', 'A wasp was working its way round the rim of a jam jar with the air of an inspector.', 'Somebody had chalked a fish on the wall, and somebody else had given it a hat.', 'It was too warm for coats and too cold without.', 'Two old men were playing draughts with bottle tops and cheating.', 'Nothing in all this suggested that it was the last time.', 'A door opened, let out a smell of onions, and shut again.', 'There was an argument going on about a ladder, as there had been since spring.', 'The clock on the wall said ten past four, as it did all day.',
  ],
  uneasy: [
    '{H} {H.act}, but {his} mind was not on it.', 'Every now and then there was {sound}, and everyone pretended that they had not jumped.', 'The light had begun to go brown at the edges.', 'There was a smell of {smell}, and it seemed to come from nowhere.', '{F} {F.act}, a little too carefully.', 'Nobody had said “when we get home” for quite some time.', 'Far ahead they could see {far}, no nearer than before.', 'The bread was finished, and the crumbs had been counted.', 'It started to rain, then thought better of it, then started again.', 'Someone had left a single glove on a fence post, pointing the other way.', 'It is possible to be cold and hot at once, if you are worried enough.', '{H} kept {his} eyes on {ground} and did not say what {he} was thinking.', 'They had the feeling, all of them, of being expected.',
  ],
  danger: [
    '{H} could hear {his} own blood, like somebody running upstairs.', 'There was no time to be clever, and not much to be anything else.', 'Somebody shouted a name, and the noise swallowed it.', '{F} {F.act}, and nobody had time to wonder at it.', 'A boot went past with nobody in it.', 'For an instant everything was perfectly clear and perfectly still.', '{He} tasted {smell}, absurdly, on the back of {his} tongue.', 'The ground had opinions of its own by now.', 'Whatever happened next, {he} thought, {he} would at least have seen it.', 'Somewhere a very small, calm voice was counting, and it was {his}.', 'It is strange what one notices: a thread, a pebble, the shape of someone’s ear.',
  ],
  glad: [
    'From outside came {sound}, as if nothing had ever been the matter.', '{H} {H.act}, and it felt like the first time.', '{F} {F.act}, and someone threw a bun at {F.him}, fondly.', 'There was {smell} in the air, and the promise of a great deal to eat.', 'It was one of those evenings which do not seem to be in a hurry to get dark.', 'Someone laughed, and then found that they could not stop.', 'A very small girl wanted to know whether it had hurt, and was told not much.', 'The dog went from one to the other, counting them, and came out right each time.', 'All the windows were open, and all the lamps were lit.', 'Nobody thanked anybody; it would have taken until Thursday.', 'They were ragged and filthy, and not one of them would have changed places with a king.',
  ],
  talk: ['“{H.say},” {H} {H.tag}, to no one in particular.', '“{F.say},” {F} {F.tag}, and looked away.', '“{H.say},” said {H}. “{F.say},” said {F}. It was as near to agreeing as they came.'],
  funny: [
    '{H} tried to look dignified, which is not easy with a hen on your head.', 'It was at this point that somebody’s trousers gave up the struggle.', 'The map turned out to be a recipe for leek pie, but they had gone too far to mention it.', '“I meant to do that,” said {H}, from inside the barrel.', 'A pigeon had taken a liking to {him}, and had started bringing sticks.', 'They were held up for some time by a duck that seemed to think it was in charge of customs.',
  ],
};
