import { describe, expect, it } from 'vitest';
import { relationshipsAmong, withNewcomers } from './kept-relationships.ts';

const to = (toCharacterId: string, type = 'Friend') => ({ toCharacterId, type, details: '' });
const MIA = { id: 'mia', role: 'Hero', relationships: [to('bo', 'Sibling'), to('zed', 'Rival')] };
const BO = { id: 'bo', role: '', relationships: [to('mia', 'Protector')] };
const ZED = { id: 'zed', role: 'Villain', relationships: [] };

describe('a story starts with what is kept with its characters', () => {
  it('takes the relationships of those who are in it', () => {
    expect(relationshipsAmong([MIA, BO])).toEqual([
      { fromCharacterId: 'mia', ...to('bo', 'Sibling') },
      { fromCharacterId: 'bo', ...to('mia', 'Protector') },
    ]);
    expect(relationshipsAmong([MIA])).toEqual([]);
  });

  it('lets a newcomer bring only its own, and leaves what was written', () => {
    const written = { roles: { zed: 'Mentor' }, relationships: [] };
    const draft = withNewcomers(written, [MIA, BO, ZED], new Set(['zed']));
    expect(draft.relationships).toEqual([{ fromCharacterId: 'mia', ...to('zed', 'Rival') }]);
    expect(draft.roles).toEqual({ zed: 'Mentor' });
    expect(withNewcomers(written, [MIA], new Set(['mia'])).roles).toEqual({ mia: 'Hero', zed: 'Mentor' });
  });
});
