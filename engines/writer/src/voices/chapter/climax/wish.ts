// The chapter voice (9-12): `wish` in the climax.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'Something hard was pressing into {H’s} ribs. {He} felt for it, meaning to throw it away, and found that {he} was lying on {w.a}. Any sensible person would have thrown it as far as it would go. {H} turned it over in the bad light, and it seemed to turn over something in {him}, too. It was not an answer. But it was a great deal more like an answer than anything else {he} had.',
    'And there, in the worst possible place, lay {w.a}. Nobody had brought it. Nobody could say how long it had been there. {H} went for it on hands and knees, with everyone shouting at {him} to come back. When {he} got hold of it, it fitted, as if it had been lying there for somebody to fall over. “What did you want that for?” they screamed at {him}. {He} could not have told them; {he} only knew that {he} had it.',
    'Somebody trod on it, or they would never have found it: {w.a}, down there, under everybody, where no such thing had any right to be. “Leave it!” they all shouted. But {H} had already got it by one end. {He} could not have told you what {he} wanted it for. It was only that it looked, in the middle of all that horror, so very much like something from an ordinary day.',
  ],
  'wish:place': [
    'There was one way out of it, and it led through {w.a}. {H} saw that at once, and {he} saw, too, why nobody had ever taken it. But what choice was there? {He} pushed the others in front of {him}. As the last of them got through, {he} heard behind {him} a sound like a very large book being shut. Not one of them turned round. There are some books that one would rather not see the cover of.',
  ],
  'wish:event': [
    'Then, with a timing that {H} would still be complaining about in ten years, {w.the} broke over them. It was as though someone had picked up the whole scene and shaken it. People lost hold of each other. Everything that had seemed fixed came loose. And in that one mad minute {H} glimpsed, between one thing and the next, the gap that they had been looking for. It was there for as long as it takes to blink, and {he} had not blinked.',
  ],
  'wish:feeling': [
    '{H} had never in {his} life been so {w.head}. It was almost interesting. It had taken up all the room there was, and {he} was left standing outside {himself}, looking in. And from out there {he} saw something that {he} could never have seen from inside: being {w.head} had not actually stopped {him}. {He} was still here, and {he} was still holding on. It could shout as much as it liked; it had no hands.',
  ],
};
