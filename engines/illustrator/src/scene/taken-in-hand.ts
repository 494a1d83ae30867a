/** What is read or eaten in a passage is in a hand and not in the grass: “Lin sniffed the map”, “there was one toffee, and they all had a lick”. */
import { PROPS } from '../props/props.ts';
import { THING_WORDS } from '../props/things.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { belongsTo } from './belongs-to.ts';
import type { Player } from './player.ts';
import type { SceneReading } from './read-scene.ts';

const SHEETS: ReadonlySet<string> = new Set(['map', 'letter', 'scroll', 'book', 'newspaper', 'card', 'paper', 'ticket', 'compass', 'watch']);
const MORSELS: ReadonlySet<string> = new Set(['bun', 'biscuit', 'peppermint', 'apple', 'plum', 'pear', 'egg', 'cheese', 'sandwich', 'toast', 'crust', 'cherry', 'orange', 'carrot', 'nut', 'icecream']);
const STUDIED = /\ba (?:sticky|wet|dark|small|red|tiny) (?:spot|mark|stain|dot|cross)\b|\b(?:sniff|smell|unfold|trac(?:ed|es)|stud(?:y|ies|ied)|point(?:s|ed) (?:at|to)|turn(?:s|ed) (?:it|the) (?:[a-z]+ )?(?:over|round|upside|back)|reads?\b|reading\b|look(?:s|ed|ing)? (?:[a-z]+ )?(?:at|over))/i;
const EATEN = /\b(?:lick|bite?s?\b|bitten|eat|ate\b|shar(?:e|ed|es|ing)\b|half|halves|tast|munch|chew|nibbl|suck|went at it|full mouth|mouth ?full|mouth full|yum)/i;
/** It has a place of its own. */
const LIES = /\b(?:lay|put(?:s)? down|left behind|lies|lying|spread|drop(?:s|ped)|f[ea]ll(?:s|en)?|roll(?:s|ed)|hung|hangs|pinned|stuck to|blew|blown|on (?:the|a|an|his|her|their) (?:[a-z]+ )?(?:ground|floor|table|wall|steps?|grass|path|plates?|tray|shelf|stone|bench|door|head|doorstep|counter|desk)|in (?:the|a|an|his|her|their) (?:[a-z]+ )?(?:bag|basket|pocket|box|tree|grass|nest|drawer|bowl|dish)|under (?:the|a)|heap|pile|whole row)\b/i;

const AT_REST: ReadonlySet<Player['pose']> = new Set(['standing', 'thinking', 'sitting']);
const hasHandFree = ({ pose, held, rides, hides, sitsOn }: Player): boolean => AT_REST.has(pose) && !held && !rides && !hides && sitsOn !== 'swing';

/** @param words of the moment @param passage all of them */
export function withTakenInHand(reading: SceneReading, words: string, passage: string): SceneReading {
  const sentences = presentText(withoutSpeech(passage)).split(/(?<=[.!?])\s+/);
  const players = [...reading.players];
  const taken = new Set<string>();
  for (const prop of reading.props) {
    const use = SHEETS.has(prop) ? STUDIED : MORSELS.has(prop) ? EATEN : undefined;
    const named = THING_WORDS.filter(([name]) => name === prop);
    const at = sentences.flatMap((sentence, i) => (named.some(([, pattern]) => pattern.test(sentence)) ? [i] : []));
    if (!use || !PROPS[prop]?.grip || at.some((i) => LIES.test(sentences[i] ?? ''))) continue;
    if (!at.some((i) => use.test(sentences[i] ?? '') || (MORSELS.has(prop) && use.test(sentences[i + 1] ?? '')))) continue;
    const cast = players.map(({ character }) => character);
    const owner = belongsTo(prop, words, cast) ?? belongsTo(prop, passage, cast);
    const one = players.find((player) => player.character === owner && hasHandFree(player)) ?? (MORSELS.has(prop) ? players.find(hasHandFree) : undefined);
    if (!one) continue;
    const i = players.indexOf(one);
    players[i] = { ...one, held: prop, pose: one.pose === 'sitting' ? 'sitting' : 'holding' };
    taken.add(prop);
  }
  return taken.size ? { ...reading, players, props: reading.props.filter((prop) => !taken.has(prop)) } : reading;
}
