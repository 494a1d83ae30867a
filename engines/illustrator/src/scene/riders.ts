/** Two of a scene who do one thing: who is given something stretches out a hand, who rides sits, and who carries goes. */
import type { DrawnCharacter } from '../brief.ts';
import type { Player } from './player.ts';
import { isNamedIn } from './named-in.ts';

export const fitsPronoun = (words: string, { gender }: DrawnCharacter): boolean => /\bthem\b/i.test(words) || (gender === 'male' ? /\bhim\b/i : /\bher\b/i).test(words);

/** Named after the verb, or “him” and “her” where only one is meant. */
export const receiverOf = (words: string, giver: DrawnCharacter, cast: readonly DrawnCharacter[]): DrawnCharacter | undefined => {
  const others = cast.filter((one) => one !== giver);
  const meant = others.filter((one) => fitsPronoun(words, one));
  return others.find((one) => isNamedIn(words, one, cast)) ?? (meant.length === 1 ? meant[0] : undefined);
};

/** Whoever has a hand free stretches it out for what is given. */
export function reachOut(receiver: Player | undefined): void {
  if (receiver && !receiver.held && !receiver.rides && (receiver.pose === 'standing' || receiver.pose === 'waving')) receiver.pose = 'reaching';
}

/** Who rides sits, and who carries does what was told of both. Nobody rides whoever rides himself, or two at once. */
export function mount(players: Player[]): void {
  const carriers = new Set<string>();
  for (const player of players) {
    const { rides } = player;
    if (rides?.is === 'friend') {
      const carrier = players.find(({ character }) => character.id === rides.id);
      if (!carrier || carrier.rides || carriers.has(rides.id)) {
        delete player.rides;
        continue;
      }
      carriers.add(rides.id);
      // On whose shoulder somebody sits goes nowhere because of it.
      if (!rides.perched && (carrier.pose === 'standing' || carrier.pose === 'sitting')) carrier.pose = ['flying', 'running', 'jumping'].includes(player.pose) ? player.pose : 'walking';
    }
    if (rides) player.pose = rides.is === 'vehicle' && rides.on === 'bicycle' ? 'riding' : 'sitting';
  }
}

/** A hug needs two: of two both, of several two or all; whoever hugs somebody who is not there holds on to himself. */
export function embrace(players: Player[]): void {
  const hug = players.filter(({ pose }) => pose === 'embracing');
  const free = players.every(({ pose, hides }) => !hides && pose !== 'lying');
  const all = hug.length > 0 && players.length > 1 && free && (players.length === 2 || hug.length === players.length);
  const pair = hug.length === 2 && free;
  for (const player of all ? players : hug) {
    player.pose = all || pair ? 'embracing' : 'hugging';
    if (!all && !pair) continue;
    delete player.held;
    delete player.pointsAt;
  }
}
