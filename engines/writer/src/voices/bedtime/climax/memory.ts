// The bedtime voice (5-8): `memory` in the climax.
import type { Beats } from '../../voice.ts';

export const MEMORY: Beats = {
  memory: [
    'All at once {H} remembered something. It was not useful. It was only a table with people round it, and somebody saying, “Who wants the crust?” But it was as warm as a pocket, and {he} put {his} cold thoughts into it.',
    '“When you don’t know what to do,” somebody at home used to say, “do the next small thing.” {H} looked for the next small thing. {He} shut {his} mouth, which was still open. There. That was one.',
'And just then {H} remembered how {he} had learned to whistle. For a whole summer it had been nothing but a rude noise. People had moved away from {him} on benches. Then one day, in the bath, there it was. “This is only the rude part,” {he} told {himself}. “Only the rude part.”',
    'There was a smell of pancakes, just for a second. It came from nowhere. And {H} saw the kitchen, clear as day: the blue jug, the crack in it, and somebody’s hand turning down the lamp. {He} held on to the jug, so to speak, and felt better.',
    '{H} thought of the girl next door, who could not ride a bike. She had fallen off forty times. “Forty-one’s my lucky number,” she had said, with her knees all red. How many times had it been so far today? {H} counted. It came to thirty-nine.',
    'There was a hook in the hall at home, quite low down, and it was {H’s}. Why should {he} think of a hook just now? But it would be empty until {he} came and hung something on it. Somebody ought to see to that.',
    '{H} remembered how you get down from a tree. You do not look at the ground. You look at the next branch, and then at the one under that. {He} looked for the next branch. It was rather a thin one. But it was there.',
    'Somebody had once told {H} that being brave is like getting wet. You are only afraid of it until it has happened. {He} had not believed it at the time. “Well,” {he} thought, “I’m in it up to the knees already.”',
    'On a shelf at home there was a jar, and in the jar were the last three biscuits. Nobody would touch them until {H} was back. That was the rule. {He} could see them, all three. {He} held on to the middle one.',
    'What had somebody said that morning, with a mouth full of toast? “Mmf mmf,” it had sounded like. Only now did {H} understand what it meant. It meant: “You’ll manage.” Nobody says that to people who won’t.',
    'At home there was a stair that creaked, and you must not step on it at night. {H} had stepped over it a hundred times, in the dark, with a biscuit. “I’m good at that,” {he} thought. “I’m good at going softly when I’m scared.” {He} had not known that it counted.',
    '{H} had once been stuck at the top of a slide. There was a queue behind {him}, and only one way to go. So {he} had shut {his} eyes, and sat down, and let go. It had been the best slide in the world. {He} thought about that now, the letting go.',
  ],
};
