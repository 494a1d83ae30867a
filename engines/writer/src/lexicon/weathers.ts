// Weather that a family asked for goes on through the story: it is met on the way, it makes the trial harder, and it is over or still there at the end.

export interface Weather {
  /** In what a family typed, where it says how the weather is, and not what somebody or something is called. */
  is: RegExp;
  noun: string;
  /** On a lap, and from five on. */
  goesOn: readonly [string, string];
  matters: readonly [string, string];
  ends: readonly [string, string];
  /** What it goes on doing outside, where all of it happens indoors. */
  outside: string;
}

const NAMES = '(?! ?(?:leopards?|queen|white|globes?|owls?|fox(?:es)?|angels?|fair(?:y|ies)|princess(?:es)?|monsters?|dragons?|balls?|m[ae]n|people|boots?|coats?|hats?|flowers?|cream|turbines?|chimes?|mills?))';

export const WEATHERS: Readonly<Record<string, Weather>> = {
  snow: {
    is: new RegExp(`\\b(?:snow(?:y|ed|ing|s|storm|fall)?|blizzard)\\b${NAMES}`, 'iu'), noun: 'snow', outside: 'snowed',
    goesOn: ['It snowed on and on. So soft!', '[All that time it went on snowing. Behind them lay a long line of steps, and the snow filled up one after the other.|It had not left off snowing for a minute, and they had to shake themselves like dogs.|And the snow came down, and came down, as if somebody up there had a great deal to get rid of.]'],
    matters: ['And the snow hid the way!', '[And the snow had covered up every step that might have shown them the way.|And in all that snow there was nothing left to go by.|And they were up to the knees in snow, and for each step they had to dig.]'],
    ends: ['The snow lay there, all white.', '[It had stopped snowing by then, and everything lay there white, and quite new.|The last few flakes were in no hurry now.|Out there the snow was blue by then, and nobody had stepped in it yet.]'],
  },
  rain: {
    is: new RegExp(`\\b(?:rain(?:y|ed|ing|s)?|pour(?:s|ed|ing)|drizzl\\p{L}*|thunder(?:storm)?|storm(?:y)?|shower)\\b${NAMES}`, 'iu'), noun: 'rain', outside: 'rained',
    goesOn: ['It rained on. Drip, drop, drip!', '[All that time it went on raining, and there was no bit of them any more that was not wet.|The rain ran down their necks by now, and out again at the bottom.|And it rained, and it rained, so that they had to shout.]'],
    matters: ['And the rain made it so slippery!', '[And because of the rain everything was so slippery that nobody could stand firm.|And the rain ran into their eyes, just when they needed them most.|And whatever they took hold of was wet with rain, and slid away.]'],
    ends: ['And the rain had stopped. Drip!', '[The rain had stopped by then, and everything dripped and shone.|It rained only a little now, and that was rather nice.|By then the rain had worn itself out, and their coats hung in a row and dripped.]'],
  },
  sun: {
    is: new RegExp(`\\b(?:sunny|sunshine|the sun (?:was shining|shone|is shining|shines)|heatwave|(?:very |so |really |boiling )?hot (?=day|summer|afternoon|morning)|(?:was|is) (?:very |so |really |boiling )?hot)\\b${NAMES}`, 'iu'), noun: 'heat', outside: 'shone',
    goesOn: ['The sun shone on. Hot, hot, hot!', '[All that time the sun shone, and they went along in whatever bit of shade there was.|The sun shone down on them as if it had nobody else.|By now it was so hot that even the flies sat down.]'],
    matters: ['And the sun was so hot!', '[And it was so hot that they all had to stop and drink, just when there was no time for it.|And in that heat nobody could think of two things at once.|And everything there was too hot to hold.]'],
    ends: ['The sun went down, big and red.', '[The sun went down at last, and it grew cool.|By then the shadows were long, and one could breathe.|The worst of the heat was over, and somebody opened all the windows.]'],
  },
  wind: {
    is: new RegExp(`\\b(?:windy|wind (?:blew|blows|was)|strong winds?|(?:big|cold|strong) wind)\\b${NAMES}`, 'iu'), noun: 'wind', outside: 'blew',
    goesOn: ['The wind blew on. Whoo, whoo!', '[All that time the wind blew, now from in front and now from behind, and they leaned on it.|The wind had two hats by now, and was looking at a third.|And the wind blew, and whoever had a scarf held it with both hands.]'],
    matters: ['And the wind blew off what they said!', '[And the wind took every word that they shouted, and carried it off the wrong way.|And in that wind nobody could stand up straight.|And each time that they had hold of something the wind took it away again.]'],
    ends: ['And the wind had gone to bed.', '[The wind had lain down by then, as a dog does.|There was no more wind now than it takes to turn a page.|By then the wind had gone off to bother somebody else.]'],
  },
  fog: {
    is: new RegExp(`\\b(?:foggy|misty|fog|mist)\\b${NAMES}`, 'iu'), noun: 'fog', outside: 'was foggy',
    goesOn: ['The fog was still there. Boo!', '[All that time the fog kept close around them, like a room that came along.|The fog was so thick by now that they held on to each other’s sleeves.|And the fog came along, and looked over their shoulders.]'],
    matters: ['And in the fog it all looked the same!', '[And in that fog they could not so much as count each other.|And the fog made all of it look the same, in front and behind.|And it was so foggy that they only heard where they were by what they bumped into.]'],
    ends: ['And the fog had gone. Look!', '[The fog had gone by then, and one could see right across to the other side.|By then the fog was no more than a bit of wool in the hedges.|The fog had lifted, and everything was a good deal nearer than they had supposed.]'],
  },
  cold: {
    is: new RegExp(`\\b(?:frosty|icy|freezing(?! time)|(?:very |so |really )?cold (?=day|winter|night|morning|evening)|(?:was|is) (?:very |so |really )?cold)\\b${NAMES}`, 'iu'), noun: 'cold', outside: 'froze',
    goesOn: ['Brr! It was still so cold.', '[All that time it got no warmer, and their breath went along in front of them like little clouds.|It was so cold by now that they took turns with the one good pair of gloves.|And the cold came in at every buttonhole.]'],
    matters: ['And it was so cold! Brr!', '[And it was so cold that nobody could hold on to anything for long.|And their teeth chattered so from the cold that nobody understood anybody.|And it was too cold to stand still and think.]'],
    ends: ['It got warm again. Ahh!', '[It was not half so cold any more, or else they had got used to it.|By then somebody had found them a blanket each, and the cold could stay outside.|Their toes were coming back, one after the other.]'],
  },
};
