// What the scene of a place had no room for, in a sentence of the voice that can stand beside a scene of the road or of home; what leads over to it is in recall-joints.ts.

import type { AgeRange } from '../brief.ts';
import type { PlaceWay } from './places.ts';

/** `{it}` is what was chosen, one or several; `{at}` and `{name}` are the place. Each stands alone, is true before and after, and lets nothing agree with `{it}`. */
export const RECALLED: Readonly<Record<AgeRange, Readonly<Record<PlaceWay, readonly string[]>>>> = {
  '3-4': {
    danger: ['{at}? Look out for {it}!', 'Do not go near {it} {at}!', 'Shh! Mind {it} {at}!', '{name} had {it}. Look out!', 'Oh! {name} had {it}. Careful!'],
    treasure: ['Psst! {at} you can find {it}.', '{name} had {it}. Shh!', 'Who has {it}? {name} has!', 'Guess what? {name} had {it}.', 'Look for {it} {at}!'],
    folk: ['Say hello to {it} {at}!', '{name} had {it}, too. Hello!', 'Who lives {at}? Look for {it}!', 'Wave to {it} {at}!'],
    prop: ['{name} had {it}. Wow!', 'Guess what? {name} had {it}!', 'Have you seen {it} {at}?', 'Look at {it} {at}!'],
    climate: ['The weather {at}? “{it}!”', 'It was “{it}” {at}.', '{name} had its own weather: {it}.'],
  },
  '5-8': {
    danger: ['“Mind {it}!” they always said {at}.', 'The children {at} had a song about {it}. It had one word: “Run!”', '{name} was nice, if you kept away from {it}.', 'You could sleep well {at}. You only had to stay away from {it}.', 'Everyone {at} knew the rule about {it}: hands off!', 'One thing you must know about {name}: you had to look out for {it}.', 'Nobody {at} liked to talk about {it} after dark.', 'Granny’s first rule {at} was to keep well away from {it}.'],
    treasure: ['Somewhere {at} you could find {it}, if you were lucky.', 'Can you keep a secret? {name} had {it}.', 'Everyone {at} dreamed of {it}. Nobody said so.', 'The oldest story {at} was about {it}, and it was true.', '{name} was not rich. But it had {it}.', 'If you asked nicely {at}, they told you about {it}.', 'Deep down {at}, they said, you would find {it}.'],
    folk: ['You were never alone {at}, because of {it}.', '{name} would have been very quiet without {it}.', 'The best seats {at} belonged to {it}.', 'If you met {it} {at}, you said good day.', 'Everyone {at} was friends with {it}.', 'You had to share {name} with {it}, and that was fun.', 'There was always room {at} for {it}.'],
    prop: ['People {at} were quite used to {it}.', 'Nowhere but {at} did you find {it}.', 'What was it that made {name} so odd? It was {it}.', 'On your first day {at} you only stared at {it}.', 'If you came from {name}, you missed {it} when you were away.', 'On all the postcards of {name} you saw {it}.', 'You could not explain {it} {at}. You just had to see.'],
    climate: ['The weather {at} had a name of its own: “{it}”.', 'Letters from {name} all began with the weather: “{it}.”', '“{it}!” said everyone {at}, when they talked about the weather.', 'What do you wear {at}? That depends: the weather was {it}.', 'Every day the weather man {at} said the same: “{it}.”'],
  },
  '9-12': {
    danger: [
      'People from {name} are said to be careful walkers, and that comes of growing up with {it}.', '“It could be worse,” they like to say {at}, and then they tell you about {it}.', 'Nobody had ever been sorry to have gone slowly {at}, on account of {it}.',
      'There was a rule {at} about {it}, and the rule was to be somewhere else.', 'The song about {name} has nine verses, and eight of them warn you of {it}.', 'It has to be said of {name}, too, that there you looked out for {it} before you looked at anything else.',
      'It was {at} that a whole class had once come late and only had to say that it was because of {it}.', 'What the people {at} left out, when they asked you to stay, was {it}.', 'You were not thought to be grown up {at} until you had met with {it} and could laugh about that.',
      'Whoever had to do with {it} as often as they did {at} was not easily frightened by anything else.', 'A good many plans had been made {at} against {it}, and the best of them was to go round by the other way.', 'The one subject on which everybody {at} agreed was {it}: you kept away.',
    ],
    treasure: [
      'Everybody {at} could tell you how to find {it}, and no two of them sent you the same way.', 'If you stayed long enough {at}, somebody was sure to lean over and mention {it}.', 'The people {at} had never been rich, unless you counted {it}, and nobody had got round to counting.',
      'There were bedtime stories {at} about {it}, and the best thing about those stories was that they were true.', 'The last page of the guide to {name} told you about {it}, and had generally been torn out by somebody in a hurry.', 'Whoever asked what was worth seeing {at} heard about {it}, at once and in a whisper.',
      'Somebody’s aunt claimed to have held {it} in her own hands once, {at}, and to have put everything back.', 'Not everything that {name} had was out in the open: you could live there for years before anybody showed you {it}.', 'What they were proudest of {at} was {it}, and for that very reason nobody ever brought the subject up.',
      'Two families {at} had not spoken for forty years because of {it}, and had each forgotten who was supposed to have begun.', 'People had come a long way to {name} for the sake of {it}, and had gone home happy to have looked.', '“Have you seen {it} yet?” was what everyone {at} asked, and if you had not, they envied you.',
    ],
    folk: [
      'You were never alone for long {at}, what with {it}.', '{name} would have been a lonely place without {it}.', 'Half of the noise {at} came from {it}, and the other half from people asking for quiet.', 'The best places to sit {at} had always belonged to {it}, and nobody dreamed of complaining.',
      'It was a point of good manners {at} to wait until you had let {it} go by.', 'When people {at} said “the neighbours”, they meant {it}.', 'If you had grown up {at}, you knew what to do when you met {it}, which was to say good day and mean it.', 'A place without {it} seemed half empty to anybody who was used to {name}.',
      'The visitors who came to {name} had generally come for {it}, and pretended that it was for the air.', 'Somebody had once counted {it} {at}, and had got a different answer every time.',
    ],
    prop: [
      'People from {name} find other places a little dull, being used to {it}.', 'It took about a week {at} to stop pointing at {it}.', 'Nobody would explain {it} to you {at}; you were expected to get used to everything by yourself.', 'Among those who collect the names of odd places, {name} is known for {it}.',
      'There were games that you could only play {at}, because of {it}.', 'They did not make any fuss {at} about {it}, and were surprised when others did.', 'It is hard to be bored in a place with {it}, and nobody {at} had ever quite managed to be.', 'If you wanted to believe in {it}, it was enough to have spent one afternoon {at}.',
      'A professor had once come to {name} to prove that there could be no such thing as {it}, and he lives there now.', 'Whoever moved away from {name} missed {it} first, and only after that the people.',
    ],
    climate: [
      'The forecast for {name} had been “{it}” for as long as there had been a forecast.', 'Letters from {name} generally began with the weather, and the weather was what you call {it}.', '“{it},” it says under the picture of {name} in the big atlas, where other places have their weather.', 'You could tell people from {name} by their coats, which were made for weather of one kind: {it}.',
      'They have eleven words {at} for the weather, and all eleven mean “{it}”.', 'The weather {at}, which visitors called “{it}”, was just called weather by everybody else.', 'When it was anything but {it} {at}, people came out of their doors to look.', 'Asked about the weather {at}, {H} would have said “{it}”, and wondered why anybody asked.',
    ],
  },
  '12-17': {
    danger: [
      'It was generally held {at} that a person who had learned to live with {it} could learn to live with anything.', 'The people of {name} were not more anxious than others, but they did, when they heard of {it}, look to see where the children were.', 'Nobody who comes from {name} will hear a word against the place, and nobody who comes from it will ever quite forget {it}.',
      'There was {at} an old custom of saying goodbye rather more carefully than elsewhere, and it went back, as so much did there, to {it}.', 'What one remembered of {name} afterwards was seldom {it}; what one remembered while one was there was hardly anything else.', 'It would be wrong to leave {name} out of this without a word about {it}, since nobody who lived there was ever altogether free to.',
      'People {at} could be rather superior about the troubles of others, having been brought up on {it}.', 'The experts had written a good deal about {it}, and the people {at}, who had not read any of it, went round by the other side.', 'Of all that could happen to you {at}, and the list was long, {it} stood at the top, underlined by several hands.',
      'Everyone {at} had lost something, if only an hour or a hat, to {it}, and everyone was a little proud of that.', 'One was not asked {at} what one was afraid of, because it was taken for granted that one was afraid of {it}.', 'It had been proposed more than once {at} that something should be done about {it}, and the proposal had always been received with warm applause.',
    ],
    treasure: [
      'The family silver, so to speak, of {name} had always been {it}, and it was talked about as one talks of family silver, which is to say never before strangers.', 'Nobody {at} could have told you what the place was worth, because nobody knew what to put down for {it}.', 'There had been people who came to {name} only on account of {it}, and who stayed, having found out that they wanted something else.',
      'It was a mark of trust {at} to be told about {it}, and a mark of greater trust to be told where.', 'Whole winters had been spent {at} in arguing about {it}, and what might become of everybody if the truth were known.', 'Of {it}, which by rights belonged to {name}, every grandmother had her own account, and the accounts had nothing in common but the ending.',
      'If you had asked anyone {at} what they would save first, they would have said the children, and thought, for just a moment, of {it}.', 'One did not look for {it} {at}; one went for walks, with a lantern and a small spade, and met one’s neighbours doing the same.', 'They had managed to keep {it} a secret {at} by the simple method of telling everybody, in such a way that nobody could believe it.',
      'The only thing that had ever been written about {name} by a person of learning was a footnote on {it}, and it ended with a question mark.', 'What {name} had instead of a bank was {it}, and the confidence of its people in that was complete.', 'There is always something that a place does not show you on the first day, and {at} that was {it}.',
    ],
    folk: [
      'Nobody {at} ever spoke of being lonely, which was largely due to {it}.', 'It was impossible to keep anything to yourself {at}, because of {it}, and after a while one stopped having anything that one wished to keep.', 'A census had once been attempted {at}, and was given up over the question of how to enter {it}.',
      'Whoever left {name} for the city wrote home, in the first letter, that it was very grand there, and in the second, that one missed {it}.', 'There was a way of standing aside for {it} {at} that was neither humble nor proud, and took about ten years to learn.', 'The place is called {name} on the maps, but it would have been more honest to name it after {it}.',
      'When the people {at} said “we”, they had always meant {it} as well, and that is rarer than you would think.', 'You cannot understand how things were done {at} unless you take into account that everything had to be settled with {it} first.', 'What {name} would have been without {it} was a question that nobody had ever had any reason to ask.', 'Strangers lowered their voices when they first met {it} {at}, and by the second evening were telling them their troubles.',
    ],
    prop: [
      'It is a curious thing about {it} that people who have grown up {at} find every other arrangement far-fetched.', 'Of {it}, for which {name} is chiefly remembered by those who have only passed through, the people themselves hardly ever spoke.', 'There are laws of nature, and there was {name}, which had {it}, and had never seen any need to apologise.',
      'One could be homesick for {it}, as a good many people who had left {name} had found out too late.', 'Several explanations had been offered {at} for {it}, and were kept, like umbrellas, for visitors.', 'Anyone who had spent their childhood {at}, with {it} before their eyes, was lost to common sense for good.',
      'Nobody moved to {name} because of {it}, but there were many who could not have said why else they had never moved away.', 'If you doubted {it}, they did not argue with you {at}; they only asked how long you were staying.', 'What passes elsewhere for a miracle was {at} a matter of routine, and they could point to {it} to prove that.', 'It was because of {it} that the post {at} was always a day late, and that nobody had ever complained.',
    ],
    climate: [
      'The climate of {name} is given in the tables as “{it}”, and the tables, for once, do not exaggerate.', 'It was always “{it}” {at}, and people who are always told the same thing about their weather end by taking the credit for it.', 'One dressed {at} for what the almanac calls {it}, and one was never overdressed.', 'People {at} did not talk about the weather, since everything that can be said of weather that is {it} had been said by their grandparents.',
      'A meteorologist had once spent a year {at}, and his report, of which everybody could quote the whole, had consisted of the words “{it}”.', 'The temper of the people {at} was put down by outsiders to the weather, which was what is known as {it}.', 'If there was one thing that {H} could have described with {his} eyes shut, it was the weather {at}: {it}, from one end of the year to the other.',
    ],
  },
};

/** On a lap there is no room for what leads over: there it is said on the road, and when they are home again. */
export const RECALLED_ON_A_LAP: Readonly<Record<'here' | 'road' | 'home', Readonly<Record<PlaceWay, readonly string[]>>>> = {
  here: {
    danger: ['“Mind {it}!” said {H}.', 'Look out! Not into {it}!'],
    treasure: ['Look! {it}! Hands off!', 'Psst! There you could see {it}.'],
    folk: ['“Hello!” they said to {it}.', 'They all waved to {it}.'],
    prop: ['Look up! Look down! See {it}?', '“Oh, {it}!” said {H}.'],
    climate: ['What was the weather like? “{it}!”'],
  },
  road: {
    danger: ['“{name} has {it},” said {H}. “Not here!”', 'They had a song of {name}: “Mind {it}!”'],
    treasure: ['“{name} has {it},” said {H}. “Shh!”', '{H} told them what {name} had: {it}.'],
    folk: ['“{name} has {it},” said {H}. “So nice!”', '{H} sang to them about {it} {at}.'],
    prop: ['“{name} has {it},” said {H}. “True!”', '{H} told them about {it} {at}.'],
    climate: ['“{it}?” said {H}. “Just like {at}.”'],
  },
  home: {
    danger: ['And {it} {at}? Not a peep!', 'All went well {at}, even with {it}.', 'Who met {it} {at}? Not one of us!'],
    treasure: ['And look! {name} still has {it}.', 'Who can see {it} {at}? You can!', 'Do you want to see {it}? Come to {name}!'],
    folk: ['Who was glad? All {it} {at}!', '“Hello!” said {it} {at}.', '{name} was glad. So were {it}.'],
    prop: ['And {name} still had {it}!', 'All was well {at}, with {it} and all.'],
    climate: ['The weather {at}? “{it}!” How nice!'],
  },
};
