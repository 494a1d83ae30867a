// The nine trials a story can come to, in short sentences for young ears and long ones for older.
import { MORE_FACES, withFaces } from './crisis-faces.ts';

export interface Told {
  onset: string;
  worse: string;
  /** How it gives way to somebody who keeps their head, without magic. */
  give: string;
  clear: string;
}

export interface Crisis {
  id: string;
  the: string;
  young: Told;
  old: Told;
}

const BOOK: readonly Crisis[] = [
  {
    id: 'dark', the: 'the dark',
    young: {
      onset: '[Puff! Out went the light.|Then the last light went out.] It was [dark as a boot|as dark as the inside of a hat].',
      worse: '[{here walls}{here wind}Something dripped.|Something creaked.] [Something sighed.|Something shuffled its feet.]',
      give: 'Slowly they could see a bit. There was a thin grey line. Aha!',
      clear: 'The dark [drew back|let go], and there was [{here sky}the path|the way on].',
    },
    old: {
      onset: '[{dry}The lamp coughed once and went out,|{here wind}A cold breath came along the ground, and the light went with it,|The last of the light drew itself together to a point, and then there was no point,] and the dark that followed was not the ordinary kind but the thick, furry kind that sits on your eyes.',
      worse: '[{here walls}{here wind}It had sounds in it: a drip, a long scrape, and, a little too near, something like breathing.|Voices went strange in it, and a hand held out in front of a face might have been anyone’s.]',
      give: 'Eyes learn, if they are given time; and slowly, faint as the first milk in tea, a paler place showed, no wider than a person, and it was ahead of them.',
      clear: '[The dark thinned and went to grey, and in the grey lay the way on.|What had been one black wall turned back into shapes, and corners, and a way between them.]',
    },
  },
  {
    id: 'gap', the: 'the drop',
    young: {
      onset: 'Crack! The [{here soil}{dry}little bridge|{here soil}path|last bit of the way] fell down. Now there was a [big, deep gap|hole as wide as a house].',
      worse: '[{here soil}Stones|Bits of it] rolled over the edge. [It was a very long time until they landed.|Nobody heard them land.]',
      give: 'They made a chain, each holding the next. It was just long enough.',
      clear: '[Across they went, one by one.|One, two, hop: they were over!]',
    },
    old: {
      onset: '[There was a crack like a plate breaking, and the last stretch of the way dropped out of sight,|{here high}{dry}The planks went one after another like piano keys, and then there was no bridge,] leaving a gap too wide to jump, and deeper than anybody cared to look.',
      worse: '[[{here soil}A pebble|Some small thing] went over the edge, and everyone waited, and nobody heard it land.|{here soil}On this side the ground was still crumbling, a handful at a time, in no hurry at all.]',
      give: 'Knotted end to end, all the string and straps that they had between them did reach across, with half a yard to spare; it had only wanted throwing by somebody who was not in a hurry, at something that would hold.',
      clear: '[They went over one by one, and each of them looked down once, and wished they had not.|A minute later the drop was behind them, and it looked, from that side, almost small.]',
    },
  },
  {
    id: 'storm', the: 'the storm',
    young: {
      onset: 'Boom! A [great black storm|big storm] came down. [{here sky}Wind pulled at every hat.|{here rain}Rain fell in buckets.|It banged and it howled.]',
      worse: 'The wind pushed. It pushed [harder and harder|everyone flat].',
      give: 'Between two big gusts it was quiet. One, two, three: go!',
      clear: 'The storm [grumbled and went away|{here sky}{here land}rolled off over the hills], and [{here sky}{here day}a bit of blue came out|then it was quiet].',
    },
    old: {
      onset: '[{here sky}{here day}The sky had been getting ready all day, and now it came down at once,|{here sky}First there was a hush, and then the whole sky tipped over,|It came all at once, as if somebody had opened a door on it,|Nobody had seen it on its way, and then there was nothing else to see,|There was a sigh, a long way off, and the sigh came nearer, and it was no sigh any more,] wind and [{here rain}rain|{here soil}dust|cold] and a noise like furniture being thrown about upstairs.',
      worse: '[It was not possible to stand straight in it, or hear, or look anywhere but down.|{here sky}Lightning showed everything for an instant, very white, and then took it away again.]',
      give: 'Every storm draws breath; and in the pause between one blow and the next there was just time enough, if you had been counting, to get through.',
      clear: '[{here rain}{here land}The thunder went off grumbling to bother some other valley, and everything dripped and shone.|The wind dropped so suddenly that those who were leaning on it nearly fell over.]',
    },
  },
  {
    id: 'creature', the: 'the great beast',
    young: {
      onset: 'A huge beast stood in the way. [It had big teeth.|It was as tall as a barn.] “ROAR!”',
      worse: 'The beast [{here land}stamped|snorted]. [{here land}The ground shook.|{here green}Leaves fell off the trees.|Everything shook.] Then it roared.',
      give: 'Nobody ran. So it had nobody to chase. It sat down.',
      clear: 'The beast [sat down|lay down like a big dog] and let them go by.',
    },
    old: {
      onset: '[{here sky}{here soil}What they had taken for a hill stood up,|{here soil}The great grey heap beside the way opened one yellow eye,|Something that they had taken for a part of the place opened one yellow eye,] and then there was a great beast between them and everything they had come for, with its ears laid back.',
      worse: '[The beast did not chase them; it only lowered its head each time one of them moved, and let them hear how deep its chest was.|When it roared, it was less a sound than a push.]',
      give: 'A thing that size goes after whatever runs, as a kitten goes after wool; and now that not one of them was running it had nothing to go after, and did not quite know what to do with its feet.',
      clear: '[The beast sighed, a sigh like a cellar door, and [{here land}lay down, and put its chin on the ground|let itself sink, until only its back was to be seen], to let them pass.|The ears came up, first one and then the other, and the beast moved aside with an odd, stiff politeness.]',
    },
  },
  {
    id: 'lock', the: 'the shut door',
    young: {
      onset: 'There stood a big door. [It was locked.|It was shut, shut, shut.] Push! Pull! It stayed shut.',
      worse: 'Behind the door, something went [ding|dong]. [Then it was quiet again.|Then it did it again.]',
      give: 'Nobody had looked at the hinges. Out came the pins. One, two!',
      clear: 'Click! The big door [swung open|went creak and opened].',
    },
    old: {
      onset: '[The way ended in a door as plain as a wall, with a keyhole and nothing else,|Between them and the end of the way stood one old door,] and it was shut as only a thing can be that nobody means to open.',
      worse: '[Somewhere behind the door a bell began to strike, slowly, and they all understood without being told that it was counting down.|They pushed, and then they pushed together, and the door did not so much as creak.]',
      give: 'Whoever stands before a shut door looks at the lock; but the hinges were on this side, one above the other, with a pin in each, and a pin comes out, if it is pushed up from below.',
      clear: '[Something inside the door gave a click, quite a small one, and the whole height of it swung back.|The door opened without a sound, as if it had only wanted to be asked in the right way.]',
    },
  },
  {
    id: 'flood', the: 'the water',
    young: {
      onset: 'Splash! Water came in. [It was round their toes.|It came up and up.]',
      worse: 'Now it was up to the knees. [Now it was up to the tummy!|It was very cold.]',
      give: '[{here land}At the sides it hardly ran at all. They went there, step by step.|Up, down. Up, down. After the big one, it went low. Now!]',
      clear: 'Gurgle, gurgle! The water [{here land}ran away|went down, down, down].',
    },
    old: {
      onset: '[It began with wet shoes, which nobody mentioned, and then there was a sound like applause|There was a trickle, and then a hiss, and then with a slap the water arrived,] and it came in cold and quick, and rose as they looked at it.',
      worse: '[{here built}{here land}The water reached their knees and did not stop there, and it carried a chair past, and a door.|Each time somebody said that it was slowing, it climbed another inch.]',
      give: '[{here land}Water is never in the same hurry everywhere: it tore along in the middle, but at the sides it hardly moved, and there one could go, one step at a time, with one’s back against what there was.|{here sea}Waves are not all of one size: after the seventh, which was the worst, there came three no higher than a step, and three were enough for anybody who had been counting.]',
      clear: '[{here land}The water went with a long rude gurgle, and left behind mud, silence, and one surprised fish, which they put back.|{here rooms}The level dropped, stair by stair, until there was only a shine on the floor.|The water dropped as it had come, without being asked, and lay there, flat and shining, and looked as if it had never moved.]',
    },
  },
  {
    id: 'maze', the: 'the maze',
    young: {
      onset: 'Now there were ten ways. [They all looked the same.|Which one was it?] Left? Right? They were lost.',
      worse: 'Round and round! [Here they were again.|Here was that same corner again.] Oh no.',
      give: 'They had been down all the ways now. All but one!',
      clear: 'Left, right, left, and [out they came|there was the end of it].',
    },
    old: {
      onset: '[The way divided, and each of those ways divided again,|{here sky}{here soil}{dry}Fog came down, and when it lifted there were nine paths where there had been one,] and when they turned round to go back, back was not there either.',
      worse: '[{here soil}They passed the same white stone three times, and the third time somebody had drawn a face on it.|They called, and their own voices answered from the wrong direction, sounding pleased.]',
      give: 'By now they had been everywhere twice, and at each of the turnings they had left something, so as to know it again; there was only a single one, when they came to think, at which nothing of theirs was to be seen.',
      clear: '[Left, and left, and right, and the last corner turned out not to be a corner but the end.|The ways seemed to shuffle, like someone caught out, and then there was just the one.]',
    },
  },
  {
    id: 'stuck', the: 'the great stone',
    young: {
      onset: 'Rumble! A great stone rolled down. [It shut the way.|Bump! It would not move.]',
      worse: 'They pushed. They pulled. [It did not move a bit.|Not a crumb of it moved.]',
      give: 'Under the stone was a little stone. Pull that one out... and over it went!',
      clear: 'Rumble, bump! [The stone rolled off.|The way was open.]',
    },
    old: {
      onset: '[{here soil}The ground gave a kind of shrug,|There was a rumble overhead, and a patter, and then a roar,] and a slab of stone the size of a cart came down across the only way and settled there, as if it had been looking for a seat.',
      worse: '[They set their shoulders to it till they saw stars, and moved it by the width of nothing.|{here walls}{dry}Dust ran down from above in little threads, which meant that it was not finished.]',
      give: 'Nobody can lift such a thing, but it does not have to be lifted: it gave a little whenever they leaned on it, and each time that it did, something was pushed in underneath, until there was hardly any of it left that touched the ground.',
      clear: '[The slab tipped, it thought about it, and then it went over, and the ground jumped.|With a groan the slab slid aside, no more than an arm’s width, and an arm’s width was enough.]',
    },
  },
  {
    id: 'crowd', the: 'the shouting',
    young: {
      onset: 'Now everyone was there, and everyone was cross. [They all shouted.|“Mine!” “No, mine!”] Nobody listened.',
      worse: 'Louder and louder! [Somebody pushed. Somebody cried.|A hat flew by. A bun flew by.]',
      give: 'One little voice said “please”. Then it said it again. Then one more voice did.',
      clear: 'It got [quiet. So quiet!|quieter and quieter.] They all [looked down at their toes|listened].',
    },
    old: {
      onset: '[{here sky}All at once everybody for miles seemed to have got there,|From one minute to the next there was a crowd, and then a bigger one,] and all of them were shouting, and each was quite sure that the others had begun it.',
      worse: '[A bun was thrown, and then a hat, and then something that was not a hat.|Somebody pushed, somebody fell, and the noise took a step up, like a kettle before it boils.]',
      give: 'A shout cannot be out-shouted; but if one low voice says the same small thing again and again people will stop to find out what it is, and so somebody said “Please”, and went on saying it.',
      clear: '[The noise ran down the way a top does, wobbling, and those still shouting heard themselves and stopped.|It went quiet from the middle outwards, and in the quiet a great many people looked at their boots.]',
    },
  },
];

export const CRISES: readonly Crisis[] = BOOK.map((crisis) => ({
  ...crisis, young: withFaces(crisis.young, MORE_FACES[crisis.id]?.young), old: withFaces(crisis.old, MORE_FACES[crisis.id]?.old),
}));

export const crisisOf = (id: string): Crisis => CRISES.find((one) => one.id === id) ?? (CRISES[0] as Crisis);
