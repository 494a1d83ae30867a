// The bedtime voice (5-8): `arrive` in the climax.
import type { Beats } from '../../voice.ts';

export const ARRIVE: Beats = {
  arrive: [
    '{first-there}{open-air}And here it was: {spot}. It was a good deal bigger than it had been in their heads. [You could hear {sound}.|It smelled of {smell}.] {H} swallowed, and it was a loud swallow. “Well,” {he} said, “we’re here.”',
    'In the end {they} came to {spot}, and stood there. Nobody wanted to be first. Nobody wanted to be last, either. So {they} went all in a bunch, treading on each other’s toes. ^{Their} hearts were thumping.',
    '{first-there}“Is that it?” whispered {H}. It was. It was {spot}, and it did not look friendly. {H} took one step, and it was a very small one. ^[{hush}A crumb fell, and they all heard it.|{He} was keeping the bigger ones for later.]',
    '{first-there}After all that, {they} very nearly missed it. “Wait,” said {H}, and looked again. It was {spot}. {He} knew it at once. You do know, when it is the place. ^{His} knees knew it, too.',
    '{first-there}Here it was. This was {spot}. It was smaller than they had thought, and a good deal plainer. [“Hello?” said {H}. Nobody said hello back.|There ought to have been a bell.] {H} put one foot forward, like you do with a cold bath. Nothing bit it. So {he} sent the other one after it.',
    '{H} had thought of something to say for when they got to {spot}, and now they were there. [{first-there}Nobody had been there for a very long time.|It was waiting, you could tell.] “{H.say},” {he} said instead. {He} said it in a whisper, and even that was more than {he} had meant.',
    'When they came to {spot}, everyone had to cough. They coughed and they coughed. You could hear {sound}. [“Is it closed today?” asked somebody, hopefully.|“After you.” “No, after *you*.”] “Right,” said {H}, at last. {He} stopped coughing, and {he} went first.',
    '{open-air}{earth}{hush}It was getting late when they got to {spot}. The wind dropped. The birds stopped. [It was as if somebody had put a finger to their lips.|You know how it is, when you are the only one awake?] {H} felt for a hand, and found one, and held it.',
    '{first-there}They had thought that somebody would tell them to go back. No one did. There was just {spot}, and that was worse. [“After you,” said somebody.|Nothing held them back. So why did they all want to wait a bit?] {H} put {his} {H.hand} out in front of {him}, and went.',
    '{H} had promised to sing when they got there. But when they came to {spot} {he} did not feel like singing. {He} hummed one line of it. The line came back, all by itself, from the other side, and it had got lower.',
    '{first-there}{open-air}{here soil}{weight}There was one last bend, and then there was {spot}. Somebody long ago had put a bench in front of it. They all sat down on the bench. They sat there rather a long time. “Well,” said {H}. “It won’t come to us.” So up {he} got.',
    '{first-there}{H} had thought that {spot} would be bigger, or else smaller. It was just the size that it was. You could hear {sound}. {H} sniffed the air, three times, as sailors do. {He} did not know what that was for, but it made {him} feel like a sailor.',
    '{first-there}“Is this the right place?” said {H}. {He} hoped very much that it was not. But somebody had written it up, with an arrow, so there was no arguing. This was {spot}. {He} read it twice, once from the front and once from the back.',
    '{first-there}One by one they came up, talking, and one by one they stopped talking. {spot} does that. It takes your breath, and it does not give it back at once. [Somewhere something went *tock*.|Somebody’s tooth began to chatter.] {H} got hold of the nearest sleeve.',
    '{open-air}It had got late by the time they came up to it, and {spot} looked like a big animal with its eyes shut. “It’s only a place,” said {H}. “It’s only a place. It’s only a place.” By the third time {he} nearly believed it, and took a step.',
    'They left a note, for anybody who might come and look for them: “Back soon. Please wait.” Then they went the last bit. And there was {spot}, so near that you could have thrown a bun at it. {H} thought of the note. {He} hoped that it was true.',
    '“Let’s wait for the slow ones,” said {H}, when they came to {spot}. So they waited. Nobody came. They were all there already. They had all been slow ones. “Well, then,” said {H}, and could not think of anyone else to wait for.',
    '{H.feet}Nobody said, “Here we are.” Nobody had to. This was {spot}, and it said so without a word. {H} looked down at {his} own two feet, to see if they were still pointing the right way. One of them was.',
  ],
};
