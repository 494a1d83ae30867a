// The chapter-book voice (9-12): whom they meet in passing, also where there is an hour and no more.
import type { Beats } from '../voice.ts';

export const MEETINGS_IN_PASSING: Beats = {
  'meet:leads': [
    '{daylight}{houses}{dry}Round the corner came seven dogs, and behind them, at the other end of seven leads, came a girl with her heels dug in. “Which way do you want to go?” called {H}. “That’s not how it works!” she called back. “They’re Mrs Bell’s. She’s had them since they were small, and now she can’t walk any more, and so they take me.” [{H} ran beside her to the end of the street, and held three of the leads; it was like being two thirds of a kite.|There was just time, as they went by, to say “good dog”, and it had to do for all seven.] “Does *she* ever get out?” {H} called after her. But the answer was lost round the next corner, and so was one of the girl’s shoes.',
  ],
  'pay:leads': [
    'The girl with the seven dogs, instead of holding any leads, was pushing. In front of her was an armchair on four pram wheels, with all the leads tied to it; and in the armchair, with a rug round her knees and her hat over one eye, sat a very old lady. “Faster!” said the old lady. “They used to go much faster than this!” “It was you who asked if she ever gets out,” the girl told {H}, as well as she could. [“So I went home and thought about it.”|“It hadn’t occurred to anybody, you see.”] Then the dogs saw a cat; and the whole of it, the leads, the wheels, the hat and Mrs Bell, went off round the corner like a wedding.',
  ],
  'meet:glass': [
    '{daylight}{houses}{dry}Two men came along the pavement with their arms held out and nothing between them. “Mind the glass!” said the one in front, who was walking backwards. You could not see it at all, although it was the biggest pane in the shop, he said, and had been polished for a week; and for some time now he had had a feeling that they were not carrying anything. “Would you look?” he asked {H}, very low. “I don’t like to stop.” [{H} breathed on the air, and there was a patch of fog, with an edge.|{H} gave the air a tap, and it said *ting*.] “Still there,” {H} told him, and he shut his eyes for a moment, as people do when they hear that everyone has got home. Then on they went, one step at a time, round the puddles.',
  ],
  'pay:glass': [
    'There was a shop at the corner that had been boarded up for as long as anyone could remember, and now there was nothing in front of it but the two men. “We put it in hours ago,” said the one who walked backwards, “and people keep coming up to ask when we’re going to do the window.” He was very proud, and close to tears. When {H} looked you could see right to the back, where a woman with flour on her arms was putting out the first loaves that had been baked there in ten years. [She waved; and {H} waved back, and hit the glass such a crack that everybody jumped.|A small boy walked up and licked it. “It *is* there,” he told them.] “Thank you,” said the man. “That’s what I’ve been waiting for.”',
  ],
};
