// The chapter voice (9-12): `day` in the introduction.
import type { Beats } from '../../voice.ts';

export const DAY: Beats = {
  day: [
    'It was a long {time}, and in no hurry. Nothing was to be heard but {sound}. {H} threw a pebble over the nearest wall, and then, because there was nobody to stop {him}, another. Nothing came back, not even a complaint. A good way off one could see {far}. It all looked as if it had been there for a thousand years and meant to stay for another thousand. The pebble, at any rate, is still there.',
    'The air smelled of {smell}, and {H} had run out of reasons to stay indoors. {He} went out and walked about with {his} hands behind {his} back, like a retired general. Nothing was going on. {He} inspected it thoroughly, and it was going on neither at the front nor at the back. The only suspicious character whom {he} met turned out to be the postman, looking for a button.',
    '{rooms}The great event of that {time} was that somebody had lost the scissors. Everyone hunted for them, in every place where scissors have ever been, and as people do they found everything else: the good thimble, a letter from an uncle, and eleven pencils. “Who had them last?” asked {H}, who had read about how it is done. {H} had had them last, it appeared; there were witnesses. “I’ll just go over it in my mind,” {he} said. {He} sat down to do so, and got up again rather quickly. So that was where the scissors were. By that time nobody could remember what they had been wanted for. They were put away in such a safe place that they have not been seen since.',
  ],
};
