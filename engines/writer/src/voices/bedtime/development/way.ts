// The bedtime voice (5-8): `way` in the development.
import type { Beats } from '../../voice.ts';

export const WAY: Beats = {
  way: [
    'To make the way shorter each of them had to say one true thing about somebody else. {also} A good one was worth a hundred steps. A very good one was worth a bun, and there were only two buns.',
    '{also} “What shall we put on the postcard?” asked {H}. They had only one postcard, and it was small. In the end they wrote “All well so far”, and then there was just room for a kiss.',
    '{away}Up went the road, and then further up. The last bit {they} did on hands and knees. At the top was a view: {far}. {H} waved at it, in case.',
    '{earth}Something rustled. {All} stood quite still. It came again, nearer. Then round the corner walked a paper bag, on four small feet. Out of the end of it looked a kitten. Everyone breathed out.',
    '{away}Then the path just stopped. “That’s rude,” said {H}. They went on without it. {H} fell down, and got up, and fell down. [After a while it was simply how {he} walked.|“I’m all right,” {he} said, each time.] At last there was a bit of path again, and they gave it a cheer.',
    'There was a narrow bit, and then there was a very narrow bit. {H} breathed in. {He} got one half of {himself} through, and had to wait for the other half. “Pull,” said the front of {him}. “Push,” said the back. In the end they did both, and {he} came out like a cork.',
    '{away}“Left,” said the arrow. “Right,” said the arrow under it. {H} stood in front of them for some time. Then {he} turned one of them round. It had only been put up by somebody who was cross. On the back it said SORRY.',
    '{away}They counted their steps. At a thousand they were going to have a rest. {H} got to nine hundred and ninety-nine, and then somebody asked what the time was, and {he} lost the lot. So they had the rest anyway, for the nine hundred and ninety-nine.',
    '“Which way?” said {H}. They all pointed, and they all pointed somewhere else. So they shut their eyes, and spun round, and pointed again. This time two of them pointed the same way. It turned out to be the two who had peeped.',
  ],
};
