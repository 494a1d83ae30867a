/** The half-written form of a new creation: kept in this tab until it is saved or given up. */
import { keptInTab } from '../../session/kept-in-tab.ts';

export interface KeptForm {
  fields: object;
  /** The form's own name for what it makes; kept along, so that a saving whose answer got lost makes no second one. */
  tempId: string;
}

/** What was stored, if it can be a form at all. */
export function readKeptForm(stored: unknown): KeptForm | null {
  const { fields, tempId } = (stored ?? {}) as Partial<KeptForm>;
  return typeof fields === 'object' && fields !== null && typeof tempId === 'string' ? { fields, tempId } : null;
}

/** The form as it goes on: what was kept over a blank one, without what a blank one does not know. */
export function withKept<Fields extends object>(blank: Fields, kept: KeptForm | null): Fields {
  const known = Object.entries(kept?.fields ?? {}).filter(([name, value]) => name in blank && typeof value === typeof blank[name as keyof Fields]);
  return { ...blank, ...Object.fromEntries(known) };
}

const useKeptForms = {
  character: keptInTab<KeptForm | null>('new-character', null, readKeptForm),
  location: keptInTab<KeptForm | null>('new-location', null, readKeptForm),
} as const;

export const useKeptForm = (kind: keyof typeof useKeptForms, userId: string) => useKeptForms[kind](userId);
