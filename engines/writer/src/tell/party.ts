// What those who travel together are called: by names at first, then they.

import { refer } from './people.ts';
import type { Form, Memory } from './people.ts';
import type { Stage } from './stage.ts';

/** Which form of everybody who travels each little word asks for. */
export const PARTY_FORMS: Readonly<Record<string, Form>> = { all: 'name', they: 'he', them: 'him', their: 'his', themselves: 'himself' };

export function partyForm(stage: Stage, form: Form, memory: Memory): string | undefined {
  const [first, second] = stage.party;
  const lead = first === undefined ? undefined : stage.people.get(first);
  if (!lead) return undefined;
  if (stage.party.length === 1 && !stage.crew) return refer(lead, form, memory, stage.people);
  stage.party.forEach((letter) => memory.mentions.now.push(letter));
  if (form === 'he') return 'they';
  if (form === 'him') return 'them';
  if (form === 'his') return 'their';
  if (form === 'himself') return 'themselves';
  if (stage.crew && stage.party.length === 1) {
    memory.named.add(lead.name);
    return `${lead.short} and ${stage.crew}`;
  }
  const friend = second === undefined ? undefined : stage.people.get(second);
  if (!friend) return lead.short;
  return stage.party.length > 2 ? `${lead.short} and the others` : `${lead.short} and ${friend.short}`;
}
