/**
 * What a helper does at bedtime who can do something of his own: a boy who plays the trumpet plays it, a bird flies over, somebody big
 * stands in the wind. The rest do what any helper does (`helper-deeds.ts`). Whoever it is, is called by name, since it may be one or several.
 */
import { SOUNDS, soundDeeds } from './bedtime-sounds.ts';

interface Nature {
  /** In the family’s own words for whom they asked for. */
  is: RegExp;
  deeds: Readonly<Record<string, string>>;
}

const NATURES: readonly Nature[] = [
  { is: /\b(?:giants?|giantess|elephants?|whales?|dinosaurs?|t-rex|mammoths?|trolls?|yeti|bears?|rhinos?|hippos?|huge|enormous|gigantic)\b/iu, deeds: {
    stuck: '{t.the} leaned on it. That was all. You can push a thing, and you can pull a thing, but there is nothing so good as somebody big who leans.',
    storm: '{t.the} went and stood where the wind came from, and all the others got in behind. You could not have built a better wall, and this one was warm.',
    gap: '{t.the} lay down right across, from the one side to the other. Then they all ran over, and said “Excuse me” as they went.',
    creature: '{t.the} went and stood next to the beast. In its whole life it had been the biggest one there was. It looked up. Then it sat down, and was very polite.',
    crowd: '{t.the} went into the middle and sat down there. After that there was no room left to push in. So they stopped, and somebody even said sorry.',
  } },
  { is: /\b(?:dogs?|pupp(?:y|ies)|fox(?:es)?|wolf|wolves|pigs?|badgers?|hounds?)\b/iu, deeds: {
    maze: '{t.the} sniffed at the first way, and at the second, and at the third. It smelled of supper there! So off went {t.the}, and all the others had to run to keep up.',
    dark: '{t.the} did not need to see. One sniff to the left, one sniff to the right, and then straight on, nose first. The others only had to hold on.',
  } },
  { is: /\b(?:birds?|owls?|eagles?|parrots?|dragons?|fair(?:y|ies)|butterfl(?:y|ies)|bats?|pegasus|unicorn with wings|ravens?|crows?|flying|who (?:can|could) fly|(?:that|who) fl(?:ies|ew))\b/iu, deeds: {
    gap: '{t.the} took the end of the string and flew across with it, and then twice round a post. They pulled. It held!',
    maze: '{t.the} flew up and up. From up there you could see all of it at once, like a drawing. Then it was easy. The others ran along underneath, and did not look left or right.',
    flood: '{t.the} took the end of a rope and flew. The others took hold of the rope. Up they came, one behind the other, with their feet dripping.',
    lock: 'High up there was a window, open by a crack. {t.the} flew in by it. There was some fluttering, and a bump, and then the bolt slid back.',
  } },
  { is: /\b(?:mouse|mice|ants?|beetles?|ladybirds?|ladybugs?|hamsters?|caterpillars?|bees?|gnomes?|elf|elves|pixies?|tiny)\b/iu, deeds: {
    lock: '{t.the} looked at the keyhole. It was just the right size. One wriggle, and then another one, and that was the last they saw for a while. Then, from inside, came a click.',
    maze: '{t.the} went straight through, under everything. Nobody else would have fitted. “Come round that way!” called a small voice, and they only had to go after the voice.',
  } },
];

/** @param said whom a family asked for, in their words: “a boy who plays the trumpet” */
export function bedtimeHelperDeed(trial: string, said: string): string | undefined {
  const sounds = SOUNDS.exec(said);
  const own = sounds ? soundDeeds(`{t.the} ${sounds.past}`)[trial] : undefined;
  return own ?? NATURES.find(({ is, deeds }) => is.test(said) && deeds[trial] !== undefined)?.deeds[trial];
}
