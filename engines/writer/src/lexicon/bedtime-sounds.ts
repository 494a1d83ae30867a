// What a tune or a hum does in a trial at bedtime, whoever or whatever it comes from.

const BY_ITSELF = /\b(?:that|which|who|it) (?:can |could |always )?(hum|sing|ring|whistle|tick|purr|play|chime|buzz|laugh|giggle)(?:s|ed|med)?\b|\b(humming|singing|ringing|whistling|ticking|chiming|buzzing|laughing|giggling)\b/iu;

const PAST: Readonly<Record<string, string>> = { hum: 'hummed', sing: 'sang', ring: 'rang', tick: 'ticked', purr: 'purred', play: 'played', buzz: 'buzzed', laugh: 'laughed' };
const pastOf = (verb: string): string => PAST[verb] ?? PAST[verb.replace(/(?:ming|ing)$/u, '')] ?? `${verb.replace(/(?:ing|e)$/u, '')}ed`;
const inThePresent = (said: string): string => said.replace(/\bsang\b/iu, 'sings').replace(/\brang\b/iu, 'rings');

/** “That hums”, “who played the trumpet”: what it does of its own accord, in the family’s own word. */
export const SOUNDS = {
  exec(said: string): { past: string } | undefined {
    const [, verb, doing] = BY_ITSELF.exec(inThePresent(said)) ?? [];
    const found = verb ?? doing;
    return found === undefined ? undefined : { past: pastOf(found.toLowerCase()) };
  },
};

/** @param sounds a sentence without its full stop, in which it is heard */
export const soundDeeds = (sounds: string): Readonly<Record<string, string>> => ({
  dark: `${sounds}. They all listened. On this side the sound came straight back, so there was a wall. On that side it went on and on. “Then that’s the way,” said {H}.`,
  storm: `${sounds}. The storm could not hear very well, with all that roaring. So it roared a bit less, and then less still. Nobody can roar and listen at the same time.`,
  creature: `${sounds}. The beast put its head on one side. Nobody had sung to it since it was small! First one eye fell shut, and then the other.`,
  stuck: `${sounds}. Until then each of them had pulled when they liked. Now they all moved to it, and in time, tum, tum, *tum*! And on every “tum” they all pulled at once.`,
  crowd: `${sounds}. “What’s that?” said one. “Shh, I can’t hear it,” said the next. And so they all said “shh”, from the first to the last, and after that it was quiet.`,
});
