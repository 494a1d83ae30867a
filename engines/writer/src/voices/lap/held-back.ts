// The lap voice (3-4): what a family answers between two parts: what saves the day waits until it does, what is given is given at the end, a choice is made, and help comes.
import type { Beats } from '../voice.ts';

export const HELD_ASKED: Beats = {
  'hint:power': [
    'Psst! {t.hint}? Not yet, not yet! [Wait and see.|First there is more to tell.] “Hmm,” said {H}. “Hmm, hmm!”',
    '“{t.hint}?” somebody said. [Ha ha!|Shh!] “Not now,” said {H}. But {he} did not forget it. No, no!',
  ],
  'over:helper': [
    '{over-the} could not do it all alone. “{t.hint}?” somebody said. [Oh, yes!|That was it!] “Let us try!” said {H}.',
    '“{t.hint}?” said {over-the}. [Oh, yes!|That was it!] “Let us try!” said {H}.',
    '“{t.hint}?” somebody said. “Let us try!” said {H}.',
  ],
  'over:thing': [
    '“{t.hint}?” somebody said. “Let us try!” said {H}. [Oh, yes!|Quick!]',
    'They tried it with {over-the}. Nearly! But only nearly. “{t.hint}?” somebody said. [“Oh!” said {H}.|“Yes!” said {H}.]',
  ],
  'over:other': [
    '“{t.hint}?” somebody said. Everybody was still. “Oh, yes!” said {H}. “Let us try! Let us try it now!”',
  ],
  'done:vow': [
    '“{w.vow},” said {H}. And {H} {t.did}. [Yes, really!|Just like that!] But that was not the end. Oh no!',
  ],
  'given:gift': [
    '“{w.vow},” said {H}. And {H} {t.did}. [That was nice!|“Thank you!” they all said.] Now everybody was glad.',
    '{w.told}. [That was nice!|“Thank you!” they all said.] “I like it like this,” said {H}. Now everybody was glad.',
  ],
  'late:helped': [
    'But who was that? {w.a} needed help{w.why}. “Quick!” said {H}. And then? {t.healed}. [Phew!|Hooray!]',
    '{w.a} needed help{w.why}. “Quick!” said {H}. {t.healed}. [Phew!|Hooray!]',
    '{w.a} needed help{w.why}. “Here we come!” {t.healed}.',
  ],
  'meal:door': [
    'The door went creak. {w.told}! [Munch, munch, munch!|Yum, yum, yum!] Soon it was all gone. “More?” said {H}. No more.',
    'Creak! {w.told}! [Munch, munch!|Yum, yum!] Soon it was all gone.',
    '{w.told}! [Munch, munch, munch.|Yum, yum.]',
  ],
  'meal:surprise': [
    'Guess what? {w.told}! Who had put that there? Nobody knew. [Munch, munch!|Yum, yum!] Soon it was all gone.',
    '{w.told}! [Munch, munch, munch.|Yum, yum.] Soon it was all gone.',
  ],
  'because:kind': [
    'And who was kind? It was {w.a}! {w.reason}. [That was why.|“Thank you,” said {H}.] It was so nice!',
  ],
  'made:chosen': [
    '{w.told}. Hmm! {H} shut {his} eyes. It was so hard. Then {he} chose {w.chosen}. [There!|And that was that.]',
    '{w.told}. Hmm! Then {H} chose {w.chosen}. [There!|Phew!]',
    '{w.told}. {H} chose {w.chosen}.',
  ],
  'chosen:fact': ['{w.told}. Hmm! {H} shut {his} eyes. Then {he} said which. [There!|And that was that.]', '{w.told}. Then {H} said which. [There!|Phew!]'],
  'self:help': ['{w.told}. It was hard to say so. “We are all here,” they said. [“We will help you!”|Hug, hug!]', '{w.told}. “We will help you,” they all said. [Hug, hug!|And they did.]'],
  'found:baby': ['Wah! What was that? It was {w.a}! “Shh,” said {H}. “You come with us.” Rock, rock.', 'Wah! It was {w.a}! “Shh,” said {H}. Rock, rock.'],
  'surprise:newcomer': [
    '{w.engine}Toot, toot! What was that? Nobody had thought of it. It was {w.a}! “Come with us!” said {H}.',
  ],
};

export const HELD_CLIMAX: Beats = {
  'thread:chosen': ['“{t.told}” said {H}. Hmm! One or the other? Then {he} chose {t.chosen}. [There!|That was that.]'],
  'reach:deed': ['{t.again}“{t.hint}?” somebody said again. Nobody laughed now. “Yes,” said {H}. ^“That will do it!”'],
};

export const HELD_RESOLUTION: Beats = {
  'thread:chosen': ['“{t.told}” That had been so hard! But {H} chose {t.chosen}. [“Good,” they said.|And {he} was glad.] Clap, clap!'],
  'image:chosen': ['{s.after} {H} chose {t.chosen}. “I am glad,” {he} said, and yawned. ^Good night.', '{s.after} “I am glad I said so,” said {H}, and yawned. ^Good night.'],
  'thread:gift': ['“{t.vow},” {H} had said. And now {he} {t.did}. [That was nice!|“Thank you!” they all said.] Everybody was glad.'],
  'image:gift': ['{s.after} {H} lay in bed, all warm inside. “That was nice,” {he} said. ^[{at-bed}|Good night.|Shh.]'],
  'image:turn': ['{s.after} “Tell me that bit again!” said {H} in bed. ^So they did. [Zzz.|Night, night.]', '{s.after} “We did it!” said {H}, and yawned. ^[{at-bed}|Good night.|Zzz.]'],
  'thread:helped': ['And {t.the}? {H} had not forgotten! {t.healed}. [“Oh, good!” said {H}.|Hooray!] Now everybody was glad. Hug, hug!', '“And now for {t.the},” said {H}. They all helped. {t.healed}. [Phew!|Hooray!]'],
};
