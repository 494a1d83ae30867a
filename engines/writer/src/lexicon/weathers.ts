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
    goesOn: ['It snowed on and on. So soft!', 'All that time it went on snowing. Behind them lay a long line of steps, and the snow filled up one after the other.'],
    matters: ['And the snow hid the way!', 'And the snow had covered up every step that might have shown them the way.'],
    ends: ['The snow lay there, all white.', 'It had stopped snowing by then, and everything lay there white, and quite new.'],
  },
  rain: {
    is: new RegExp(`\\b(?:rain(?:y|ed|ing|s)?|pour(?:s|ed|ing)|drizzl\\p{L}*|thunder(?:storm)?|storm(?:y)?|shower)\\b${NAMES}`, 'iu'), noun: 'rain', outside: 'rained',
    goesOn: ['It rained on. Drip, drop, drip!', 'All that time it went on raining, and there was no bit of them any more that was not wet.'],
    matters: ['And the rain made it so slippery!', 'And because of the rain everything was so slippery that nobody could stand firm.'],
    ends: ['And the rain had stopped. Drip!', 'The rain had stopped by then, and everything dripped and shone.'],
  },
  sun: {
    is: new RegExp(`\\b(?:sunny|sunshine|the sun (?:was shining|shone|is shining|shines)|heatwave|(?:very |so |really |boiling )?hot (?=day|summer|afternoon|morning)|(?:was|is) (?:very |so |really |boiling )?hot)\\b${NAMES}`, 'iu'), noun: 'heat', outside: 'shone',
    goesOn: ['The sun shone on. Hot, hot, hot!', 'All that time the sun shone, and they went along in whatever bit of shade there was.'],
    matters: ['And the sun was so hot!', 'And it was so hot that they all had to stop and drink, just when there was no time for it.'],
    ends: ['The sun went down, big and red.', 'The sun went down at last, and it grew cool.'],
  },
  wind: {
    is: new RegExp(`\\b(?:windy|wind (?:blew|blows|was)|strong winds?|(?:big|cold|strong) wind)\\b${NAMES}`, 'iu'), noun: 'wind', outside: 'blew',
    goesOn: ['The wind blew on. Whoo, whoo!', 'All that time the wind blew, now from in front and now from behind, and they leaned on it.'],
    matters: ['And the wind blew off what they said!', 'And the wind took every word that they shouted, and carried it off the wrong way.'],
    ends: ['And the wind had gone to bed.', 'The wind had lain down by then, as a dog does.'],
  },
  fog: {
    is: new RegExp(`\\b(?:foggy|misty|fog|mist)\\b${NAMES}`, 'iu'), noun: 'fog', outside: 'was foggy',
    goesOn: ['The fog was still there. Boo!', 'All that time the fog kept close around them, like a room that came along.'],
    matters: ['And in the fog it all looked the same!', 'And in that fog they could not so much as count each other.'],
    ends: ['And the fog had gone. Look!', 'The fog had gone by then, and one could see right across to the other side.'],
  },
  cold: {
    is: new RegExp(`\\b(?:frosty|icy|freezing(?! time)|(?:very |so |really )?cold (?=day|winter|night|morning|evening)|(?:was|is) (?:very |so |really )?cold)\\b${NAMES}`, 'iu'), noun: 'cold', outside: 'froze',
    goesOn: ['Brr! It was still so cold.', 'All that time it got no warmer, and their breath went along in front of them like little clouds.'],
    matters: ['And it was so cold! Brr!', 'And it was so cold that nobody could hold on to anything for long.'],
    ends: ['It got warm again. Ahh!', 'It was not half so cold any more, or else they had got used to it.'],
  },
};
