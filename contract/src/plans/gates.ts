// The acts that are locked behind a paid plan: for whom each opens, what is said otherwise, and where it leads.

import type { PlainMessageKey } from '../messages/index.ts';
import { type Tier, tierInForce } from './plans.ts';

export type Gate = Readonly<{
  /** Tiers that may do it while their subscription is active; a new plan may nothing until it is listed. */
  opensFor: readonly Tier[];
  say: PlainMessageKey;
  sendTo: '/subscription';
}>;

const paid: readonly Tier[] = ['explorer', 'hero', 'unlimited'];

const lockedUnlessPaid = (say: PlainMessageKey): Gate => ({ opensFor: paid, say, sendTo: '/subscription' });

// Deleting a location has no row on purpose: the specification says that it is not tier-gated.
export const GATES = {
  'create-character': lockedUnlessPaid('character.gate.create'),
  'create-location': lockedUnlessPaid('location.gate.create'),
  'regenerate-character-image': lockedUnlessPaid('character.gate.regenerate-image'),
  'regenerate-location-image': lockedUnlessPaid('location.gate.regenerate-image'),
  'delete-character': lockedUnlessPaid('character.gate.delete'),
  'delete-story': lockedUnlessPaid('story.gate.delete'),
  'edit-story-title': lockedUnlessPaid('story.gate.edit-title'),
  'regenerate-story': lockedUnlessPaid('story.gate.regenerate'),
  'narrate-story': lockedUnlessPaid('narration.gate'),
} as const satisfies Record<string, Gate>;

export type GatedAct = keyof typeof GATES;

/** The gate that stops this person, or `undefined` when the way is open. */
export function gateFor(act: GatedAct, tier: Tier | undefined, isActive: boolean): Gate | undefined {
  const gate = GATES[act];
  return gate.opensFor.includes(tierInForce(tier, isActive)) ? undefined : gate;
}
