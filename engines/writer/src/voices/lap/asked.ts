// The lap voice (3-4): what a family asked for in its own words.
import type { Beats } from '../voice.ts';

export const ASKED: Beats = {
  'wish:fact': ['{w.lead} {w.told}. [Yes, really!|So it was.]', '{w.lead} And guess what? {w.told}.', '{w.lead} You must know this. {w.told}.', '{w.lead} {w.told}.'],
  'wish:happening': ['{w.lead} {w.told}. [“Oh!” said {H}. “Oh, my! Oh, my, my, my!”|Just like that! “Well!” said {H}. “Well, well, well!”]', '{w.lead} And then? {w.told}. [My, my, my!|Well, well, well!] {H} had to look two times. So did the cat.', '{w.lead} {w.told}. [“Oh!” said {H}. “Oh, my!”|Just like that! “Well!” said {H}.]', '{w.lead} {w.told}. {H} told the cat. The cat had seen it, too.', '{w.lead} And do you know what? {w.told}. “Fancy that!” said {H}. “Fancy that, today!”', '{w.lead} {w.told}.'],
  'weather:happening': ['{w.lead} {w.told}. {H} put out {his} nose to feel it. Oh! It was nice. Very nice!', '{w.lead} {w.told}. [“I like it,” said {H}. “I like it a lot!”|“Hm,” said {H}. “So it does!”] And out {he} went.', '{w.lead} {w.told}. Who liked it? {H} did! {He} did one small dance in it.', '{w.lead} {w.told}. “Good day, weather!” said {H}. The weather did not mind.', '{w.lead} {w.told}.'],
  'wish:vow': ['{w.lead} “{w.vow},” said {H}. [And {he} meant it.|“I will!”]', '{w.lead} {H} stood up tall. “{w.vow},” {he} said.', '“{w.vow},” said {H}.'],
  'wish:saying': ['{w.lead} “{w.own},” said {H}. [It was good to say it.|{He} said it twice.]', '{w.lead} What did {H} say? “{w.own}.” Yes!', '“{w.own},” said {H}.'],
  'wish:fear': ['{w.who} was scared of {w.fear}. Just a bit. Well, a lot! That is all right, you know.', 'Shh. {w.who} was scared of {w.fear}. Brr! It was good to say so.'],
  'face:fear': ['And what about {w.fear}? {w.who} was scared. But {w.who} did not run. No, not one step!', '{w.who} thought of {w.fear}. Brrr! “But I will stay right here,” said {w.who}.'],
  'past:fear': ['Now {w.who} was not so scared of {w.fear}. A bit? Yes. A lot? No, not a lot!', 'And {w.fear}? It was not so bad now! {w.who} gave a grin, and sat up tall.'],
  'wish:newcomer': ['{w.engine}Toot! What was that? It was {w.a}! {H} got in. Toot, toot! “You come with us!”', '{w.engine}There stood {w.a}. It was all alone. “Do you want to come?” said {H}. “Toot!” That means: yes.', '{w.being}Somebody came up. It was {w.a}! “May I come, too?” “Yes,” said {H}.', '{w.being}Peep! There was {w.a}. “Hello,” said {H}. “Do you want to come along?”', 'Look, {w.a}! “Hello!” said {H}. “Do you want to come, too?” So now there was one more!', 'Look, {w.a}! “Hello!” said {H}. “Come along! Come along with us!” And so it was.'],
  'help:newcomer': ['“Boo hoo!” Who was sad? {w.a} needed help{w.why}. “We will help,” said {H}.', 'Look! {w.a} needed help{w.why}. “Come,” said {H}.', '{w.a} needed help{w.why}.'],
  'kind:newcomer': ['And who was kind? It was {w.a}! “I can help,” said {w.the}.', '{w.the} was so kind! Nobody knew that before.'],
  'door:newcomer': ['Creak! {H} opened the door. Who was there? It was {w.a}!', '{H} opened the door. Out came {w.a}!'],
  'door:object': ['Creak! {H} opened the door. There was {w.a}!', '{H} opened the door. What was in there? {w.a}! Oh!'],
  'door:place': ['Creak! {H} opened the door. There was {w.a}!', 'Open, door! In there was {w.a}.'],
  'wrong:object': ['What went wrong first? {w.a}! Oh dear, oh dear.', 'Oops! First it was {w.a} that went wrong.'],
  'surprise:object': ['And then? Nobody knew it would come. It was {w.a}!', 'Oh! There was {w.a}. Who would have thought it?'],
  'surprise:newcomer': ['And who came in? Nobody would have guessed. It was {w.a}!', 'Oh! There was {w.a}. Who would have thought it?'],
  'stay:newcomer': ['{w.engine}And {w.the}? It got a good wash, and a warm, dry shed. Night, night! Toot!', '{w.being}And {w.the}? Home, too, for supper. Two suppers!', '{w.being}“Stay with us,” said {H} to {w.the}. And {w.the} did.'],
    'echo:saying': ['“{w.own}!” said somebody.'],
};
