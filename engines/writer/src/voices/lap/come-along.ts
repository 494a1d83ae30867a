// The lap voice (3-4): a digger or a train that comes along and is driven, and more of whoever comes along on feet.
import type { Beats } from '../voice.ts';

export const ALONG_DEVELOPMENT: Beats = {
  'thread:helper': [
    '{t.engine}Brrm, brrm! Up the hill went {t.the}. {H} sat on top. “Toot!” said {H}. Toot, toot!',
    '{t.engine}Oh! {t.the} would not go. They all gave a push. Heave! Heave! Pop! Off it went.',
    '{t.engine}{H} gave {t.the} a wash. Splish, splash! Now it shone. Now {H} did not. Ha ha!',
    '{t.engine}“Toot!” went {t.the}. A bird flew up. “Sorry, bird,” said {H}. “It likes to say hello.”',
    '{t.being}{H} sang a song. {t.the} had a turn, too. It was a very odd song. They sang it twice.',
    '{t.being}{H} sat down with {t.the}. One bite for {H}. One bite for {t.the}. One bite for a bird.',
  ],
};

export const ALONG_CLIMAX: Beats = {
  'thread:helper': [
    '{t.engine}And {t.the}? It stood there with its lamp on. “Good,” said {H}. “Stay there. I need you.”',
    '{t.engine}“Toot,” went {t.the}, very, very softly. {H} gave it a pat. “I know,” said {H}. “I know.”',
    '{t.being}{H} was scared. So {H} held on to {t.the}. That was better. And {t.was} {t.the} scared? Just a bit!',
  ],
  'reach:helper': [
    '{t.engine}{H} looked at {t.the}. It was so big! It was so strong! “I know!” said {H}. “I know!”',
    '{t.engine}“Who is big?” said {H}. “Who is strong?” Do you know? It was {t.the}! And up {H} got.',
    '{t.being}“I can not do it alone,” said {H}. Then {he} saw {t.the}. “But with you, I can!”',
    '{t.being}{H} had a plan. It was a plan for two. One was {H}. And one was {t.the}! “Ready?”',
  ],
};

export const ALONG_RESOLUTION: Beats = {
  'thread:helper': [
    '{t.engine}{H} gave {t.the} a wash and a kiss. Now {he} had oil on {his} nose. Well done, you two!',
    '{t.engine}They all had a ride on {t.the}. Toot, toot! Round and round. And one more go for {H}!',
    '{t.being}They had one more bun. “This is for {t.the},” said {H}. Nobody said no. Munch, munch!',
    '{t.being}“We did it,” said {H} to {t.the}. “You did a bit. I did a bit. That is two bits!”',
  ],
  'image:helper': [
    '{t.engine}{s.after} {H} lay in bed. Out there stood {t.the}. ^Good night! Toot!',
    '{t.engine}{s.after} And {t.the}? ^Its lamp was out. What a long, long day! Night, night.',
    '{t.being}{s.after} {H} had the big pillow. {t.the} had the small one. ^Shh. Good night, you two.',
  ],
};
