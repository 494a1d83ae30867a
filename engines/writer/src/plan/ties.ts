// What one is of another, as a word: “from is the … of to”.

import type { WriterCharacter } from '../brief.ts';

const FIXED: Readonly<Record<string, string>> = {
  friend: 'friend', enemy: 'enemy', child: 'child', mentor: 'mentor', student: 'pupil', rival: 'rival', partner: 'partner', guardian: 'guardian', protector: 'protector', servant: 'servant',
  master: 'master', cousin: 'cousin', teacher: 'teacher', apprentice: 'apprentice', ally: 'ally', nemesis: 'sworn enemy', family: 'nearest family',
};

const FOR_THE_YOUNG: Readonly<Record<string, string>> = {
  mentor: 'teacher', master: 'teacher', student: 'pupil', apprentice: 'pupil', servant: 'helper', ally: 'friend', partner: 'friend', guardian: 'helper', protector: 'helper', nemesis: 'enemy', family: 'family',
};

export function tieOf(type: string, { gender, type: kind }: WriterCharacter, isYoung: boolean): string {
  const low = type.trim().toLowerCase();
  const male = gender === 'male';
  if (low === 'sibling') return male ? 'brother' : 'sister';
  if (low === 'twin') return male ? 'twin brother' : 'twin sister';
  if (low === 'parent') return male ? 'father' : 'mother';
  if (low === 'family' && /Grandparent/u.test(kind)) return male ? 'grandfather' : 'grandmother';
  return (isYoung ? FOR_THE_YOUNG[low] : undefined) ?? FIXED[low] ?? low;
}
