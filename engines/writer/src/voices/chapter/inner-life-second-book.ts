// The chapter-book voice (9-12): what somebody thinks while things happen; a second book of thoughts.
import type { Beats } from '../voice.ts';

export const INNER_LIFE_SECOND_BOOK: Beats = {
  calm: [
    '{H} was convinced that you could tell everything about a person from [the way they shut a gate|what they did with their crusts], although {he} had so far kept the results to {himself}.',
    'It is a well-known fact that time goes more slowly when you watch it, and {H} had been watching it [through the banisters|with {his} chin on the table] since shortly after {he} got up.',
    'If there had been a prize for knowing [every loose stone in the wall|which stair creaks], {H} would certainly have won it, but nobody ever gives prizes for the things that are really useful.',
    'Grown-ups were always saying that they wished they were {H’s} age again, which struck {him} as careless, considering that they had [been it once|had a whole year of it] and had evidently not looked after it.',
    '{H} had nothing against peace and quiet, so long as it was [kept for emergencies|not served at every meal], and so long as somebody else had to [sit still in it|be washed for it].',
    'There was an understanding between {H} and the place, which was that {he} would not [say it was dull|run away from it], provided that it let {him} [climb on most of it|know if anything turned up].',
    '{He} had made a plan for the rest of {his} life that very morning, and although it had [a number of blank spaces|a blot on it], {H} felt a good deal better for having [numbered the pages|got the beginning done].',
    'Whenever somebody told {H} that {he} would understand it when {he} was older, {he} wrote it down, so that later {he} would be able to [check|send in the bill], and the list was getting [long|heavy to carry].',
  ],
  uneasy: [
    '{on-road}{H} had read about situations like this, but in books somebody always [has a knife with eleven blades|turns out to have been a sailor], and when {he} looked round all that anyone had was [a cold|a bun].',
    '{on-road}The worst thing about being in charge, as {H} was finding out, is that you cannot [ask anybody when you will be there|be the one who is carried], because the person you would have to ask is yourself.',
    'It would have helped if somebody had screamed, because then they could all have [told them not to|stopped pretending]; as it was, everyone was being so brave that {H} could hardly [breathe|hear {himself} think].',
    '{on-road}There were two voices in {H’s} head, and although they disagreed about [everything else|whose fault it was], they were both perfectly certain that they ought to have [turned left|brought more to eat].',
    'Somewhere at the back of {his} mind {H} had put a thing that {he} did not want to think about. Now it had begun to [knock|move the furniture], very politely, like somebody who has plenty of time.',
    '{on-road}{H} had noticed that whenever anyone said “not far now” it was always further, and three of them had said it [in the last hour|since the gate]. {He} was beginning to be [really worried|a little afraid of arithmetic].',
    'What {H} could not understand was how everything could look so exactly the same as [yesterday|before], when it was obvious to anybody with eyes that it had [turned round behind their backs|stopped being on their side].',
    '{on-road}You can be as frightened as you like for about ten minutes, {H} discovered, and after that you begin to [feel hungry|notice your feet] in spite of yourself, which is [inconvenient|lucky]. Being lost goes on for much longer than ten minutes.',
    'It was one of those silences in which everyone is thinking the same thing, and each of them hopes that [somebody else will say it|nobody can tell]. {H} found that {he} had started to [hum|count the buttons on the coat in front].',
    '{on-road}If {he} was honest, {H} had expected to be better at this, since {he} had been [practising in the garden for years|excellent at it in {his} imagination], where of course it had never [rained|gone on after tea].',
    'Nobody had told {H} that {he} was being brave, and {he} was glad of that. If they had [mentioned it|looked at {him} kindly] {he} would have remembered that {he} had something to be brave about.',
    '{on-road}There comes a moment on every journey when the people you are with have told you [all their jokes|everything they know], and you find out whether you like them. {H} was relieved to find that {he} [did|still did, mostly].',
    'The more {H} tried not to think about it, the more {he} noticed that everything {he} saw seemed to [begin with the same letter|be shaped a little bit like it], including a perfectly harmless [gatepost|cloud].',
    '{on-road}They had started to be polite to one another, which is always a bad sign. When somebody said “After you” to {H} {he} felt a cold drop run [all the way down {his} back|from {his} collar to {his} socks].',
    '{on-road}{H} was beginning to suspect that being an explorer consists [almost entirely of waiting|mostly of arithmetic and wet stockings], and that somebody had removed the interesting parts.',
    'It was peculiar how everybody suddenly discovered something important to [examine|adjust], and {H}, who had nothing left to adjust, was obliged to [look at the situation|notice how quiet it was].',
    '{on-road}Whenever {H} tried to remember the sensible advice that people had given {him}, the only thing that came into {his} head was [a recipe for gooseberry pudding|the capital of Portugal].',
    'Although it was extremely unlikely, {H} had the impression that the entire landscape was [listening|leaning over to hear what they would do], and was trying hard to keep its expression innocent.',
    '{on-road}It is remarkable how quickly an adventure becomes [a series of uncomfortable decisions|an argument about sandwiches], and {H} wondered why nobody had ever mentioned that in the introduction.',
    'The most alarming possibility was that everything was [perfectly simple|going exactly as somebody intended], and {H} considered it from several directions without discovering anything comforting.',
  ],
  danger: [
    '{H} wanted very much to shut {his} eyes, but {he} had an idea that it would all still be there, and be [nearer|bigger]. So {he} kept them open as wide as they would go.',
    'It is a curious thing that at such moments your mind goes off on its own. {H’s} had gone [to see whether the hens were shut in|back to a pudding it had once met], and would not come when it was called.',
    'Up to that point {H} had believed that somebody would do something, and it came to {him} quite suddenly that [everybody believed that|{he} was somebody], and that there was no one left over to do it.',
    'There were a hundred things to be afraid of, and {he} could not manage them all at once. So {H} decided to [take them one at a time|start with the smallest], and it was astonishing how many of them [went off to wait|lost heart].',
  ],
  glad: [
    '{H} kept expecting to wake up, and pinched {himself} [twice|in three different places] to make sure, and each time it hurt, and each time it was [the nicest thing that had ever hurt|still true].',
    'Everybody was talking at the same time, and nobody was listening, and to {H} it sounded better than [any band|any music], because there was not one single voice missing.',
    'It seemed a pity that you cannot keep a moment like that in [a jar|a drawer with lavender]. {H} did the next best thing, and looked at every bit of it in turn, [from left to right|slowly, the way you eat the last biscuit].',
    'Now that there was nothing to be afraid of any more {H’s} knees began to shake, as if they had been [saving it up|waiting for permission]. {He} had to explain to everybody that they [did not mean anything by it|were only laughing].',
  ],
};
