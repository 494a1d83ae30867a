/** “An old man gave Ines a wooden spoon”: she has it, though nobody of the cast gave it. */
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import type { Player } from './player.ts';
import type { SceneReading } from './read-scene.ts';

const GAVE = '\\b(?:gave|gives|handed|hands|passed|passes|lent|lends|brought|brings|threw)';
const WHAT = '((?:an?|the|one|half an?|his|her|its|their|some) [^,.;:!?]{2,60})';

/** The thing that somebody is told to be given, of those that lie about. */
function givenTo({ character: { name, gender } }: Player, words: string, alone: boolean, props: readonly string[]): string | undefined {
  const who = [RegExp.escape(name.split(/\s+/)[0] ?? name), RegExp.escape(name), ...(alone ? [gender === 'male' ? 'him' : 'her'] : [])].join('|');
  const what = new RegExp(`${GAVE} (?:${who}) ${WHAT}`).exec(words)?.[1];
  return what ? readThings(`She held ${what}.`).find(({ prop }) => props.includes(prop) && PROPS[prop]?.grip && PROPS[prop]?.place !== 'air')?.prop : undefined;
}

/** “Take this,” said Granny Plum. It was a tin whistle: she holds it out. */
const OFFERED = /“(?:[^”]*[.!?] )?(?:Take (?:this|it|these)|Here(?: you are)?|Have this|This is (?:for you|yours)|For you|Hold this)\b[^”]*[,!.]?”,? (?:said|and) (?:(?:the|an?) )?(?:[a-z]+ ){0,2}?([\p{L}. ]+?)[.,]/u;
function offeredIn(words: string, reading: SceneReading): SceneReading {
  const [whole = '', who = ''] = OFFERED.exec(words) ?? [];
  const giver = whole ? reading.players.find(({ character: { name }, held, pose }) => !held && pose === 'standing' && (name === who || name.split(/\s+/).includes(who) || who.endsWith(name))) : undefined;
  const held = reading.props.find((prop) => PROPS[prop]?.grip && PROPS[prop]?.place !== 'air');
  if (!giver || !held) return reading;
  return { ...reading, players: reading.players.map((one) => (one === giver ? { ...one, pose: 'holding' as const, held } : one)), props: reading.props.filter((prop) => prop !== held) };
}

const isStranger = (name: string): boolean => /^[a-z]/.test(name);

/** Who stands there with empty hands holds what others gave. */
export function withGifts(given: SceneReading, words: string): SceneReading {
  const reading = offeredIn(words, given);
  const told = presentText(withoutSpeech(words));
  const taken = new Set<string>();
  const players = reading.players.map((player) => {
    if (player.held || player.pose !== 'standing' || isStranger(player.character.name)) return player;
    const alone = reading.players.filter(({ character: { gender, name } }) => gender === player.character.gender && !isStranger(name)).length === 1;
    const held = givenTo(player, told, alone, reading.props.filter((prop) => !taken.has(prop)));
    if (!held) return player;
    taken.add(held);
    return { ...player, pose: 'holding' as const, held };
  });
  return { ...reading, players, props: reading.props.filter((prop) => !taken.has(prop)) };
}
