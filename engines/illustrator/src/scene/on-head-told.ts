/** “Lio had a bun on his head”: what somebody has on the head, where everybody can see it. */
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { isNamedIn } from './named-in.ts';
import type { Player } from './player.ts';
import type { SceneReading } from './read-scene.ts';

const ON_HEAD = /\b(?:(?:had|has|put|puts|with|wore|wears|balanced|carried|set|kept|placed)|a) (?:now |already )?((?:an?|the|one|his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+) on (?:top of )?(?:(his|her|their|its)|([A-Z][\w-]+)[’']s?) (?:own )?head\b/g;
/** These belong there, and are worn as hats are. */
const WORN_THERE = /\b(?:hat|cap|crown|helmet|hood|scarf|wreath|hand|hands|paw|cloth|bonnet|beret)\b/;

const isStranger = ({ name }: Player['character']): boolean => /^[a-z]/.test(name);

function wearer(lead: string, whose: string | undefined, name: string | undefined, players: readonly Player[]): Player | undefined {
  const cast = players.map(({ character }) => character);
  if (name) return players.find(({ character }) => character.name.split(/\s+/).includes(name));
  const gender = whose === 'his' ? 'male' : whose === 'her' ? 'female' : undefined;
  const fits = ({ character }: Player): boolean => gender === undefined || character.gender === gender;
  const named = players.filter((one) => isNamedIn(lead, one.character, cast) && fits(one));
  if (named.length) return named.at(-1);
  const fitting = players.filter((one) => fits(one) && !isStranger(one.character));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The same with what they have on their heads, which lies nowhere and is in no hand. */
export function withOnHeads(reading: SceneReading, words: string): SceneReading {
  const onHeads = new Map<Player, string>();
  for (const sentence of presentText(withoutSpeech(words)).split(/(?<=[.!?;])\s*/))
    for (const match of sentence.matchAll(ON_HEAD)) {
      const [, what = '', whose, name] = match;
      const prop = WORN_THERE.test(what) ? undefined : readThings(`She held ${what}.`)[0]?.prop;
      const who = prop && PROPS[prop]?.place !== 'air' ? wearer(sentence.slice(0, match.index), whose, name, reading.players) : undefined;
      if (prop && who && !onHeads.has(who) && who.pose !== 'lying') onHeads.set(who, prop);
    }
  if (onHeads.size === 0) return reading;
  const taken = new Set(onHeads.values());
  const players = reading.players.map((player) => {
    const onHead = onHeads.get(player);
    if (!onHead) return player;
    const { held, ...rest } = player;
    const isSame = held === onHead;
    return { ...rest, ...(held && !isSame ? { held } : {}), ...(isSame && player.pose === 'holding' ? { pose: 'standing' as const } : {}), onHead };
  });
  return { ...reading, players, props: reading.props.filter((prop) => !taken.has(prop)) };
}
