// The lap voice (3-4), resolution.
import type { Beats } from '../voice.ts';

export const RESOLUTION: Beats = {
  'solve:power': ['{H.deedsmall} {k.clear}', '“Now!” said {H}. {H.deedsmall} {k.clear}', 'One, two, three! {H.deedsmall} {k.clear}'],
  'solve:gift': ['Out came {the-tool}. {deed} {k.clear}', '{H} took {the-tool}. {deed} {k.clear}', '{the-tool}! {deed} {k.clear}', '{the-tool}! {deed}'],
  'solve:treasure': ['{H} held up {the-tool}. Oh, how it shone! {k.clear}', 'Up went {the-tool}. [Ahh!|Ooh!] Everything went still. {k.clear}'],
  'solve:wish': ['{deed} {k.clear} [Good!|Hooray!]', '“Now!” said {H}. {deed} {k.clear}'],
  solve: ['{k.give} {k.clear}', '{H} {H.virtue}. [And it worked!|Yes!] {k.clear}', 'What did {H} do? {He} looked. {k.give}', '{H} {H.virtue}. {k.give}'],
  'wish:object': ['And {w.the}? {H} gave it a kiss. It went back in the bag.', '“Thank you, {w.head},” said {H}. It was a good {w.head} to have.'],
  'wish:place': ['They said goodbye to {w.the}. “We will be back,” said {H}. Wave, wave!'],
  'wish:event': ['What a day! There was {w.a}, and then there was cake. Yum!', 'And then came {w.a}! [Everybody danced.|Everybody laughed.] {H} most of all.'],
  'wish:feeling': ['{H} did not feel {w.head} any more. Or just a bit. That is all right.', 'Now {H} felt {w.head}. It was warm and good, like soup.'],
  after: ['Phew! {H} sat down. [{His} knees went wobble.|{He} laughed.] It was over. It was all right.', 'Was it gone? It was gone. {H} looked twice. Yes, all gone!'],
  prize: ['{s.prize} [Hooray!|Oh, how good!]', 'And look! {s.prize} [“Hooray!” said {H}.|Clap, clap, clap!]', '{s.prize} {H} [hopped with joy|laughed out loud]. [Hop, hop!|Ha ha!]', 'Now it all came right. {s.prize}'],
  wonder: ['“We did it!” {All} [danced about|jumped up and down]. [Round and round!|Up and down!] Hooray!', '“Did you see?” said {H}. “Did you see me?” Everybody did.'],
  mend: [
    '“Sorry,” said {H}. “Sorry,” said {F}. Then they had a big hug.',
    '{r.mendsmall} [Hug, hug!|That was nice.] {H} held {F.his} {F.hand}.',
    '{F} had half a bun. {F} gave it to {H}. [Munch, munch.|Yum!] All was well.',
    '“You were good,” said {H}. “You were, too,” said {F}. They laughed.',
  ],
  'mend:solo': ['{H} had done it. Yes, {H}! {He} felt as tall as a house.', '“Well done, me,” said {H}. And a frog said, “Well done, you.”'],
  'mend:foil': ['“Thank you,” said {V}. It was hard to say. {H} smiled. “Want a bun?”', '{V} looked at {V.his} feet. “Can I play, too?” “Yes,” said {H}.'],
  foil: ['“I am sorry,” said {V}. And {V} was. {H} gave {V} a plum.', '{V} came, too. {V} {V.act}. [But in a nice way.|And all laughed.]'],
  cameo: [
    '{C} and {D} hugged. [A big one!|Squeeze!] They were so glad.',
    '{C} clapped. {D} jumped. [Everybody was glad.|What a noise!] “{C.say}!” said {C}.',
    '“{C.say}!” said {C}. {C} was so glad. [Hug, {C}!|They all were.]',
    '{cameos} all had cake. All had two bits!',
    '{cameos} sang a song. [Round and round!|Hop, hop!]',
  ],
  home: ['Home {they} went. Over the hill. Down the lane. {refrain} There was the door!', 'The sky was pink. {All} went home. {refrain} [Soup was on.|The lamp was lit.]'],
  table: ['There was soup. There was bread. There was jam! {All} ate and ate.', 'Splash! Into the tub. Rub, rub. Out again. Now {H} was clean.'],
  treasure: ['{l.treasure} It was still there. {H} gave it a wave.', '{l.name} has one more secret. {l.treasure} [There it is still.|So pretty!]'],
  image: [
    '{s.after} ^[Good night, {H}.|Sleep well, {H}.]',
    '{s.after} [And that is that.|The moon looked in.] ^Shh.',
    '{H} got into bed. {s.after} ^[Good night!|Night, night.]',
    '{s.after} ^And {H}? {H} was asleep. [Zzz.|Shh.]',
    'Yawn! {s.after} ^{H} shut one eye. {H} shut two.',
  ],
  telling: [
    'They told it to the cow. They told it to the duck. “Moo,” said the cow.',
    '“Tell it again!” they all said. So {H} did. From the start!',
  ],
  night: [
    'The moon came up. It was round and kind. “Good job,” said the moon.',
    'Off with the boots. Off with the hat. Where was the soft, warm bed?',
  ],
};
