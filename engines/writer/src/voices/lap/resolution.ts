// The lap voice (3-4), resolution.
import type { Beats } from '../voice.ts';

export const RESOLUTION: Beats = {
  'solve:power': ['{deed} {k.clear}', '“Now!” said {H}. {deed} {k.clear}', 'One, two, three! {deed} {k.clear}', 'Was it too much? Was it too big? No! {deed} {k.clear}'],
  'solve:gift': ['Out came {the-tool}. {deed} {k.clear}', '{H} took {the-tool}. {deed} {k.clear}', '{the-tool}! {deed} {k.clear}', '{the-tool}! Could it help? It could! {deed} {k.clear}'],
  'solve:treasure': ['{deed} {k.clear}', 'Now look! {deed} {k.clear}', '{deed} [Ahh!|Ooh!] {k.clear}'],
  'solve:wish': ['{deed} {k.clear} [Good!|Hooray!]', '“Now!” said {H}. {deed} {k.clear}'],
  solve: ['{k.give} {k.clear}', '{H} {H.virtue}. And there! {k.give} {k.clear}', 'What did {H} do? {He} looked. {k.give} {k.clear}', '{H} {H.virtue}. {k.give} {k.clear}', '“Look, oh look!” said {H}. {k.give} {k.clear}', '“Look, oh look!” said {H}. {k.give}', '“Oh!” said {H}. {k.give}'],
  'wish:object': ['And {w.the}? {H} gave it a kiss. It went back in {his} bag.', '“Thank you, {w.head},” said {H}. It was a good {w.head} to have.'],
  'wish:place': ['They said goodbye to {w.the}. “We will be back,” said {H}. Wave, wave!'],
  'wish:event': ['What a day! There was {w.a}, and then there was cake. Yum!', 'And then came {w.a}! [Everybody danced.|Everybody laughed.] {H} most of all.'],
  'wish:feeling': ['“Do you feel {w.head}?” they said. “A bit,” said {H}. “And I could eat a bun!”', 'Now {H} felt {w.head}, and a bit sleepy, too. You can feel two things at once.'],
  after: ['Phew! {H} sat down. [{His} knees went wobble.|{He} laughed.] It was over. It was all, all right.', 'Was it over? It was over. {H} looked twice. Yes, all over! Phew, phew!'],
  prize: ['Shh. Look. {s.prize} [“Hooray!” said {H}. “Hooray!” they all said.|{H} clapped, and so did they all.]', 'And look! {s.prize} [“Hooray, hooray!” said {H}.|Clap, clap, clap, clap!]', '{s.prize} {H} [hopped with joy|laughed out loud]. [Hop, hop, hop!|Ha ha ha!]', 'Now it all came right. {s.prize} They had to sit down and laugh.'],
  wonder: ['“We did it!” {All} [danced about|jumped up and down]. [{H.clothed}And the hats fell off!|Even {H’s} bag did!] Hooray, hooray, hooray!', '“Did you see?” said {H}. “Did you see me?” Yes! All of them did. All but the cat.'],
  mend: [
    '“Sorry,” said {H}. “Sorry,” said {F}. Then they had a big, big hug. Squeeze!',
    '{r.mendsmall} [Hug, hug, hug, hug!|They had one bun and two bites.] {H} held {F’s} {F.hand} all the way.',
    '{F} had half a bun. {F} gave it to {H}. [Munch, munch.|Yum!] All was well.',
    '“You were good,” said {H}. “You were, too,” said {F}. “I know!” They laughed.',
  ],
  'mend:solo': ['{H} had done it. Yes, {H}! {He} felt as tall as a big house.', '“Well done, me,” said {H}. And a frog looked up and said, “Well done, you.”'],
  'mend:foil': ['“Thank you,” said {V}. It was hard to say. {H} smiled. “Want a bun?”', '{V} looked at {V.his} feet. “Can I play, too?” “Yes,” said {H}. “You be the dog!”'],
  foil: ['“I am sorry,” said {V}. And {V} was. {H} gave {V} a plum, the big one.', 'And then {V} came in. {V} had jam on {V.his} nose. They all looked, and they all had to laugh.'],
  cameo: [
    '{C} and {D} had a hug. It was a big one! Then they hugged {H}, too. Squeeze!',
    '{C} clapped. {D} jumped. Then {D} clapped, and {C} jumped. [Hop, hop, hop, hop!|What a noise it was!]',
    'Who got the big bun with jam? {C} did! {C.he} was so glad. [Munch!|Drip, drip!]',
    '{cameos} all had cake. All had two bits! And all had jam on.',
    '{cameos} sang a song. [Round and round!|Hop, hop!] It went on and on.',
  ],
  home: ['{sets-off}{earth}Home {they} went. Over the hill. Down the lane. {refrain} There was the door!', '{sets-off}The sky was pink. {All} went home. {refrain} [Soup was on.|The lamp was lit.]'],
  table: ['There was soup. There was bread. There was jam! {All} ate and ate and ate.', 'Splash! Into the tub. Rub, rub. Out again. Now {H} was clean, all but one ear.'],
  treasure: ['Back {l.at}, {H} went to look. {l.treasure} {H} gave it a big wave, and it shone.', '{l.treasure} {H} went to see it. “There you are,” {he} said. “You were here all the time.” Pat, pat.', 'Back {l.at} there is one thing more. {l.treasure} {H} shut {his} eyes, and made a wish.', 'And {l.at}? {l.treasure} “Can I have it?” said a boy. “It is for us all,” said {H}.', '{l.name} has one more secret. {l.treasure} [There it is still.|So pretty!]', 'One more thing! {l.treasure} It lives {l.at}. {H} says good night to it.', 'Shh, do not tell. {l.treasure} That is {l.at}. {H} gave it a wink.', 'And did I say? {l.treasure} {H} went by, {l.at}, and gave it a pat.'],
  image: [
    '{s.after} {H} had a big, big yawn. Ahh! ^[Good night, {H}.|Sleep well, {H}.]',
    '{s.after} The moon looked in. It saw {H}, all snug. ^Shh.',
    '{s.after} {H} got into bed. [What a day it was!|It was soft and warm.] ^[Good night!|Night, night.]',
    '{s.after} ^And {H}? {H} was asleep, with {his} nose in the pillow. [Zzz.|Shh.]',
    '{s.after} Yawn, yawn! One eye shut. Two eyes shut. ^{H} was asleep. Night, night.',
  ],
  telling: [
    'They told it to a cow. They told it to a duck. “Moo,” said the cow.',
    '“Tell it again!” they all said. So {H} told it again, right from the start!',
  ],
  night: [
    'The moon came up. It was round and kind. “Good job,” said the moon.',
    '{H.clothed}Off with the boots. Off with the hat. Where was the bed? There! So soft, so warm.',
  ],
};
