// The novel voice (12-17): `wish` in the introduction.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:newcomer': [
    'It was on that same {day} that {w.a} turned up, and asked whether this was the place. “What place?” said {H}. “I had rather hoped that you would tell me,” said {w.the}. There was an awkwardness. One cannot very well leave anybody waiting there, with the whole of the neighbourhood looking on; so {H} brought out what there was to eat, and it was eaten, side by side, without either of them finding very much to say. But {he} noticed that {w.the} had not once asked the thing which everybody else was asking. “You’re not frightened,” {he} said at last. “I am,” said {w.the}. “I thought that I’d come and be frightened over here, if it’s all the same to you.” And when it was settled who was to go, there was one more to be counted, and nobody remarked on it.',
    'Nobody had sent for {w.a}. That was pointed out afterwards; at the time there was so much that nobody had sent for that one thing more went almost unnoticed. {H} came round a corner, thinking of something else, and there was {w.the}, in everyone’s way, with the air of having been told to wait. “Can I help you?” {he} asked. It is a thing that one says. “No,” said {w.the}; “but I’ve been thinking that I might be able to help *you*.” Somebody laughed, and {H} found that {he} had not. {He} stopped, since this was evidently going to take some time; and when they came to draw up a list of everything that they had, and it was a short one, {he} wrote it in at the top.',
  ],
  'wish:object': [
    'It was in the midst of all this that {he} came by {w.a}. It would make a better story if it had been hidden, or guarded. It had been left out, among things nobody wanted, with a ticket on it. Why did {he} take it? The light happened to fall on it at the right moment, or the wrong one. {He} carried it home, not very openly, and put it where {he} could see it from every part of the room. {He} had the strong impression, which {he} kept to {himself}, of being looked back at, not unkindly, by something that had made up its mind to wait.',
  ],
  'wish:place': [
    'Whatever people talked about in those days, sooner or later it was {w.a}. Nobody went there; nobody could say why nobody went. {H} had been dared to, once, had got as far as the point from which one could still turn round, and had told a lie about it ever since. {He} found {himself} thinking of that lie now. It struck {him} that a place can wait for you, without malice, for as long as it takes; that all those years it had been there, every evening, at the hour when {he} lay down to sleep, on the other side of whatever lay between; and that it had very probably never believed the lie.',
  ],
  'wish:event': [
    'It would have been easier at any other time. But {w.the} was upon them, with all its business and its noise, and there was not a soul {he} could have talked to who was not carrying one end of something. The end of the world, {H} felt, could have walked in and been given a tray to hold. {He} waited at the edge of it while people ran past, red-faced and happy, and felt like the only person at a play who has noticed the smoke. {He} tried it upon two or three of them, all the same. “Tell me afterwards,” they called to {him}, going by; and it was not until they had gone that {he} wondered which of them would be there to be told.',
  ],
  'wish:feeling': [
    'There is no dignified way of being {w.head}. {H} had looked for one. {He} went about with it as one goes about with a stain, keeping that side to the wall, and was astonished that nobody saw. It had very little to do with what had happened, or it had begun long before and had only been waiting for something to attach itself to. At night it sat on the end of the bed and asked, quite reasonably, what {he} intended to do about it. {He} had as yet no answer that would have satisfied anybody; {he} used to say that {he} would think about it in the morning, and it used to say that it was morning.',
  ],
};
