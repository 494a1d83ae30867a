/**
 * A family's brief as a few lines of text, as it heads a golden story:
 *
 *     # The Lost Lantern · Adventure · 5-8 · standard · seed
 *     - Maya | Human - Children - Map Maker | f | Clever, Shy | Flying | Hero | height Small, hairColor Black
 *     @ Moss Harbor | Harbor | Modern Settings | Singing Wind | Elves | Gentle Rain | Thick Fog | Golden Key
 *     ~ Maya | Friend | Rusty
 *     > they find a lost kitten
 *     ? development | What waits behind the door? | a cake
 */
import type { AgeRange, EarlierPhase, Length, Phase, StoryBrief, WriterCharacter, WriterPlace } from '../brief.ts';
import { writePhase } from '../index.ts';
import { PHASES } from './tell-whole.ts';
import type { ToldPhase } from './tell-whole.ts';

export interface FamilyBrief extends StoryBrief {
  /** What the family answers before a later part. */
  answers: Partial<Record<Phase, { question: string; answer: string }>>;
}

const cells = (line: string): string[] => line.slice(1).split('|').map((cell) => cell.trim());
const list = (text = ''): string[] => text.split(',').map((one) => one.trim()).filter(Boolean);

export function readCharacter(line: string, id: string): WriterCharacter {
  const [name = '', type = '', gender, traits, magicalPower, role, looks] = cells(line);
  const appearance = Object.fromEntries(list(looks).map((look) => [look.split(' ')[0] ?? '', look.split(' ').slice(1).join(' ')]));
  return {
    id, name, type, gender: gender === 'm' ? 'male' : 'female', personality: list(traits), appearance,
    ...(magicalPower ? { magicalPower } : {}), ...(role ? { role } : {}),
  };
}

export function readPlace(line: string, id: string): WriterPlace {
  const [name = '', type = '', category, properties, inhabitants, climate, dangers, treasures] = cells(line);
  return {
    id, name, type, ...(category ? { category } : {}), magicalProperties: list(properties), inhabitants: list(inhabitants),
    ...(climate ? { climate } : {}), dangers: list(dangers), treasures: list(treasures),
  };
}

/** The briefs of a text, one at each line that begins with "# "; what is told below them is passed over. */
export const readBriefs = (text: string): FamilyBrief[] => text.split(/^(?=# )/mu).filter((part) => part.startsWith('# ')).map(readBrief);

function readBrief(text: string): FamilyBrief {
  const lines = (text.split(/^## /mu)[0] ?? '').split('\n');
  const all = (sign: string): string[] => lines.filter((line) => line.startsWith(`${sign} `));
  const [theme = '', category = '', ageRange, length, seed = ''] = (lines[0] ?? '').slice(2).split(' · ');
  const characters = all('-').map((line, at) => readCharacter(line, `c${at}`));
  const idOf = (name = ''): string => characters.find((one) => one.name === name)?.id ?? '';
  const customPrompt = all('>')[0]?.slice(2);
  return {
    seed, phase: 'introduction', ageRange: ageRange as AgeRange, length: length as Length, theme: { category, name: theme }, characters,
    places: all('@').map((line, at) => readPlace(line, `p${at}`)),
    relationships: all('~').map(cells).map(([from, type = '', to]) => ({ from: idOf(from), type, to: idOf(to) })),
    ...(customPrompt ? { customPrompt } : {}), earlier: [],
    answers: Object.fromEntries(all('?').map(cells).map(([phase = '', question = '', answer = '']) => [phase, { question, answer }])),
  };
}

/** The lines of a brief, as they were read. */
export const headOf = (text: string): string[] => text.split(/^(?=# )/mu).filter((part) => part.startsWith('# '))
  .map((part) => (part.split(/^## /mu)[0] ?? '').trim());

/** How many stories back the product remembers. */
const REMEMBERED = 40;

/** One after another, each with its answers, as the product tells them to one family. */
export function tellFamily(briefs: readonly FamilyBrief[]): ToldPhase[][] {
  const recent: string[][] = [];
  return briefs.map(({ answers, ...brief }) => {
    const earlier: EarlierPhase[] = [];
    const told = PHASES.map((phase) => {
      const continuation = answers[phase];
      const written = writePhase({ ...brief, phase, seed: `${brief.seed}/${phase}`, earlier: [...earlier], recent: recent.slice(0, REMEMBERED), ...(continuation ? { continuation } : {}) });
      earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
      return { phase, written };
    });
    recent.unshift(told[told.length - 1]?.written.facts.used ?? []);
    return told;
  });
}

/** Briefs with their stories below them. */
export function printFamily(text: string): string {
  const heads = headOf(text);
  return tellFamily(readBriefs(text)).map((told, at) => [heads[at] ?? '', ...told.map(({ phase, written }) => {
    const missed = written.notFollowed.length > 0 ? ` (not followed: ${written.notFollowed.join('; ')})` : '';
    return `## ${phase}${missed}\n\n${written.paragraphs.join('\n\n')}`;
  })].join('\n\n')).join('\n\n\n') + '\n';
}
