import { describe, expect, it } from 'vitest';
import { readKeptForm, withKept } from './kept-forms.ts';

const BLANK = { name: '', list: [] as string[], look: { height: '' } };

describe('a half-written form', () => {
  it('goes on as it was left', () => {
    const fields = { name: 'Juniper', list: ['a'], look: { height: 'Small' } };
    expect(withKept(BLANK, readKeptForm({ fields, tempId: 'temp_1' }))).toEqual(fields);
  });

  it('is a blank one where nothing, or nothing of use, was kept', () => {
    for (const stored of [null, 7, 'x', [], {}, { fields: { name: 'Juniper' } }, { fields: null, tempId: 'temp_1' }]) {
      expect(withKept(BLANK, readKeptForm(stored))).toEqual(BLANK);
    }
    expect(withKept(BLANK, { fields: { name: 7, other: 'x', list: ['a'] }, tempId: 'temp_1' })).toEqual({ ...BLANK, list: ['a'] });
  });
});
