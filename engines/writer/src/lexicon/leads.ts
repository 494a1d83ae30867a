// A short sentence that leads to the answer of one of the eight questions.

interface Lead {
  young: string;
  old: string;
}

const LEADS: Readonly<Record<string, Lead>> = {
  door: { young: '{H} opened the door.', old: '{H} put out {his} hand, and the door opened.' },
  help: { young: 'Somebody needed help.', old: 'It was then that they understood who needed help.' },
  power: { young: 'And what helped them?', old: 'What helped them, when nothing else would, was this.' },
  surprise: { young: 'Nobody had thought of this.', old: 'What came next, nobody had expected.' },
  choice: { young: 'It was hard to choose.', old: 'It was the hardest choice of all.' },
  kind: { young: 'And somebody was kind.', old: 'Kindness came from a side where nobody had looked for it.' },
  wrong: { young: 'Oh dear! It went wrong.', old: 'This was the first thing to go wrong.' },
  own: { young: '', old: '' },
};

export function leadFor(asked: string | undefined, isYoung: boolean): string {
  const lead = LEADS[asked ?? ''];
  return lead ? lead[isYoung ? 'young' : 'old'] : '';
}
