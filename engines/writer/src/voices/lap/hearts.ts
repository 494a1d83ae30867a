// The lap voice (3-4): what lies on a heart, what is somebody's own, a choice, a baby on the way, one who was lost, and a small place in the house.
import type { Beats } from '../voice.ts';
import { CARRIED_ASKED, CARRIED_CLIMAX, CARRIED_DEVELOPMENT, CARRIED_RESOLUTION } from './carried.ts';

export const HEARTS_ASKED: Beats = {
  ...CARRIED_ASKED,
  heart: [
    '{w.told}. That is hard! {H} gave a big, big sigh. So did the cat.',
    '{w.told}. {H} thought of it a lot. “It is hard,” {he} told the cat.',
    '{w.told}. “Oh dear,” said {H}. It made {him} sad, all the way down.',
    '{w.told}. “Oh dear,” said {H}.',
  ],
  gone: [
    '{w.told}. Oh no! “We must look,” said {H}. “We must look here, and there, and all over.”',
    '{w.told}. Oh no! {H} looked up. {H} looked down. “We must look and look,” said {H}.',
    '{w.told}. Not here! Not there! {H} had to sniff. “I will look till I can look no more.”',
    '{w.told}. Oh no! “We must look,” said {H}.',
  ],
  'dear:newcomer': ['{w.who} loved {w.plain}. So {w.the} came along. Of course! “You and me,” said {H}. [Hop, hop!|Off they went.]'],
  'dear:object': ['{w.who} loved {w.plain}. So {w.the} came along, too. [Of course!|Pat, pat.] “Now we can go,” said {H}.'],
};

export const HEARTS_DEVELOPMENT: Beats = {
  ...CARRIED_DEVELOPMENT,
  'thread:heart': [
    '“What is it?” they asked {H}. {t.told}. That was it. They all had a big hug.',
    '{t.told}. {H} said it out loud. And then it was not so heavy. Not so very heavy.',
  ],
  'thread:baby': ['Wah! Was {t.the} hungry? Was {t.the} wet? No! {H} sang a song. [La, la, la.|Hush, hush.]'],
  'thread:beside': [
    '“And {t.the}?” said {H}. “Is a mouse in there?” “We will knock when we are back.”',
    '“Who is in {t.the}?” said {H}. “A cat? A king?” “We will look when we are back!”',
    'They thought of {t.the}. “When we are back,” said {H}, “we will look in.” Yes!',
    'Knock, knock! “I will knock like that on {t.the},” said {H}. “But first this!”',
    '{H} kept one crumb. “That is for {t.the},” {he} said. “You never know who is in!”'],
  'thread:nook': [
    '{H} had gone by {t.the} each day. Tip, tap, by! “And I did not look,” said {H}. Oh!',
    '“Is it far?” they said. “No,” said {H}. “It is {t.the}!” [Oh! Oh!|Well, well!] So near!',
    '“{t.the}!” said {H}. “We must go and look.” [It was so near!|It was not far at all.] Tip, tip, toe.'],
};

export const HEARTS_CLIMAX: Beats = {
  ...CARRIED_CLIMAX,
  'thread:beside': [
    '“And who will knock on {t.the}?” said {H}. “I will! So I must get back.” Gulp!',
    '{H} thought of {t.the}. That was small. This was big! {H} held on to the small thing.',
    '“If I can do this,” said {H}, “I can knock on {t.the}!” And {he} stood up.'],
  'thread:heart': ['{H} thought of that other hard thing. And {H} was still here! “So I can do this one, too,” {he} said.'],
  'thread:choice': ['“{t.told}” said {H}. Hmm! One or the other? {He} shut {his} eyes. “Now I know,” {he} said.'],
  'thread:baby': ['And {t.the}? [Fast asleep!|Ha ha, went {t.the}.] It was not scared at all. So {H} was brave, too.'],
  'reach:helper': ['{t.lost}{H} looked at {t.the}. How did you get *there*? [There was a way!|There must be a way!] “Show us!” said {H}.'],
};

export const HEARTS_RESOLUTION: Beats = {
  ...CARRIED_RESOLUTION,
  'thread:fact': [
    '{t.told}. Do you still know? That was right at the start. “And now look!” said {H}.',
    'Do you still know? {t.told}! “Tell them that as well,” said {H}. So we did.',
    '“And what else?” said a voice. Oh yes! {t.told}. “You must not leave that out,” said {H}.',
  ],
  'thread:heart': [
    'And that other hard thing? {H} told it, all of it. “Come here,” somebody said. It was a big, big hug!',
    'And that other hard thing? It was not all well yet. But now they all knew. “We are here,” they said.',
  ],
  'image:heart': [
    '{s.after} Was {H’s} heart still heavy? A bit. ^But not so much. Good night.',
    '{s.after} {H} lay in bed. {His} heart was light now. ^As light as a bun. Night, night.',
  ],
  'thread:choice': ['“{t.told}” they all said to {H}. “That was so hard,” {he} said. “But I did it.”'],
  'image:choice': ['{s.after} “{t.told}” said {H}, and yawned. {His} pillow did not say. ^Good night.'],
  'thread:baby': ['{t.the} had a new trick. It gave a smile! It was all for {H}. [What a smile!|Not one tooth!]'],
  'image:baby': ['{s.after} {H} had one more look at {t.the}. So small! ^[{at-bed}|Night, night, you two.|Good night, both of you.]'],
  'solve:helper': ['{t.lost}{deed} {k.clear} And {H} had {t.the} back! [Hug, hug!|Oh, what a hug!]', '{t.lost}{deed} {k.clear} “Found!” said {H}.'],
  // Thought of on the way, where the plot ended somewhere else: the knock that was promised.
  'thread:beside': [
    'Now for {t.the}! Knock, knock. “Who is there?” said a wee voice. “{H}!” “{H} who?” Ha ha!',
    'Knock, knock, at {t.the}! Who came? Nobody. But out rolled a pea. It was for {H}!',
    'And {t.the}? Knock, knock! “Come back when it is day,” said somebody small. “We are in bed.”'],
  'thread:nook': [
    'They put a bell on {t.the}. Ting! [“Who is there?” said {H}.|“Hello!” said {H}.] It was only the cat.',
    'And {t.the}? {H} put a lamp there, and a bun. [Just in case!|That was kind.] It was a good place.'],
  'image:nook': [
    '{s.after} {H} thought of {t.the}. ^[{at-bed}|Night, night.|Shh.]',
    '{s.after} {H} said good night to {t.the}, too. ^And it said good night. Shh.',
    '{s.after} {H} lay in bed and thought of {t.the}. So near! ^[Knock, knock. Good night.|Night, night.]'],
};
