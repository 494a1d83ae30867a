// What a thing that hums, shines or opens does in a trial: a family that asked for a humming umbrella hears it hum when it matters.

interface Nature {
  is: RegExp;
  deeds: Readonly<Record<string, string>>;
}

/** How it is heard. */
const VOICES: readonly (readonly [RegExp, string])[] = [
  [/\bhum(?:s|ming|med)?\b/iu, 'hum'], [/\b(?:sings?|singing|sang)\b/iu, 'sing'], [/\b(?:that|which) (?:rings?|rang)\b|\b(?:ringing|bells?|chime[sd]?)\b/iu, 'ring'], [/\bwhistl(?:e[sd]?|ing)\b/iu, 'whistle'],
  [/\b(?:music\w*|play(?:s|ed)? (?:a|the) (?:song|tune)|flute|violin|fiddle|trumpet|guitar|harp|accordion|drums?)\b/iu, 'play'],
];

const HEARD: Nature = {
  is: new RegExp(VOICES.map(([is]) => is.source).join('|'), 'iu'),
  deeds: {
    lock: '{H} laid {the-tool} against the door and let it SOUND. In one spot something inside began to buzz along with it, and that was the bolt, and that was where they pushed.',
    creature: '{H} let {the-tool} SOUND, not very loud, and the beast put its head on one side. Nobody had ever done anything for it but shout, and in order to hear it better it lay down.',
    crowd: '{H} climbed on a box and let {the-tool} SOUND. It was not loud; so those in front stopped shouting to hear what it was, and then those behind them did, and so on to the last row.',
    dark: '{H} went first and let {the-tool} SOUND at every step. Where there was a wall it came straight back, and where it did not come back they could go.',
    gap: '{H} let {the-tool} SOUND out over the edge, first here and then there. In one spot the echo came back sooner; so the other side was nearer there, and there they threw the rope, and it reached.',
    storm: '{H} went first and let {the-tool} SOUND the whole time. They could not see each other any more, but they could all hear where it was, and they came after it.',
    flood: '{H} held {the-tool} close over the water and let it SOUND. Over the deep it came back hollow, and along one line it did not, and along that line they waded.',
    maze: '{H} put down {the-tool} where they stood and let it SOUND. Whoever heard it come nearer again had gone round in a ring, and turned back; and on one way only it got fainter and fainter, and that way led out.',
    stuck: '{H} held {the-tool} to the stone, first here and then there, and let it SOUND. It came back dull, and dull, and then hollow; so there was nothing under it just there, and there they pushed.',
  },
};

const SEEN: Nature = {
  is: /\b(?:lanterns?|lamps?|torch(?:es)?|candles?|everburning|glow\w*|shin(?:es?|ing)|shone|sparkl\w+|glitter\w*|fireflies|l(?:ights?|it) up)\b/iu,
  deeds: {
    lock: '{H} held up {the-tool} to the crack of the door. By its light one could see where the bolt went in, and what can be seen can be pushed back with a spoon.',
    creature: '{H} held up {the-tool}, and the light fell on all of them. The beast had only growled at what it could not see; and now that it saw who they were it stopped.',
    crowd: '{H} climbed on a box and held up {the-tool}. The light fell on all those faces, and one after another they saw what they looked like, and shut their mouths.',
    dark: '{H} held up {the-tool}. It was a small light for so much dark, but they could see one step by it, and after that the next one.',
    gap: '{H} let down {the-tool} over the edge on a string. By its light they saw a ledge, not far below, that went all the way across.',
    storm: '{H} held up {the-tool}, and it went on shining. Nobody could see anything else; so they all went towards the light, one behind the other, and that brought them through.',
    flood: '{H} held {the-tool} close over the water. Along one line the light went down to the bottom, no deeper than a bucket, and there they went across.',
    maze: '{H} put down {the-tool} where they stood. As long as the light was behind them they were not going round in a ring; and they kept it behind them until there was no more maze.',
    stuck: '{H} held {the-tool} down to the crack under the stone. There, in the light, was one small pebble, on which all the rest of it leaned, and they pulled that out.',
  },
};

const OPENING: Nature = {
  is: /\bkeys?\b/iu,
  deeds: { lock: '{H} tried {the-tool}. It had been looked at so often, and nobody had thought of simply putting it in a door and turning it; and it turned.' },
};

/** Where what the thing is like is of use; what it does first, since a key that hums is still a key. */
export function thingDeed(thing: string, crisis: string): string | undefined {
  const deed = [OPENING, HEARD, SEEN].find(({ is, deeds }) => is.test(thing) && deeds[crisis] !== undefined)?.deeds[crisis];
  return deed?.replaceAll('SOUND', VOICES.find(([is]) => is.test(thing))?.[1] ?? 'sound');
}
