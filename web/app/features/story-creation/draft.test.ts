import { LIMITS } from '@fableloom/contract/limits';
import { describe, expect, it } from 'vitest';
import { asWish, EMPTY_DRAFT, whyNotYet, withCharacter, withCharacters, withLocation, withoutLost, type Draft } from './draft.ts';

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  characterIds: ['maya', 'rusty', 'olive'],
  roles: { maya: 'Hero', olive: 'Mentor' },
  relationships: [
    { fromCharacterId: 'maya', toCharacterId: 'rusty', type: 'Friend', details: '' },
    { fromCharacterId: 'olive', toCharacterId: 'maya', type: 'Teacher', details: '' },
  ],
  locationIds: ['wood', 'palace'],
  theme: 'The Lost Lantern',
  ageRange: '5-8',
};

describe('the draft of a story', () => {
  it('is ready with a character, a theme and an age', () => {
    expect(whyNotYet(DRAFT)).toBeUndefined();
    expect(whyNotYet({ ...DRAFT, characterIds: [] })).toBe('create.screen.generate.disabled');
    expect(whyNotYet({ ...DRAFT, theme: '' })).toBe('create.screen.generate.disabled');
    expect(whyNotYet({ ...DRAFT, ageRange: '' })).toBe('create.screen.generate.disabled');
    expect(whyNotYet({ ...DRAFT, customPrompt: 'x'.repeat(2000) })).toBeUndefined();
    expect(whyNotYet({ ...DRAFT, customPrompt: 'x'.repeat(2001) })).toBe('create.screen.generate.too-long');
  });

  it('lets go of the roles and relationships of those who leave', () => {
    const left = withCharacters(DRAFT, ['maya', 'rusty']);
    expect(left.roles).toEqual({ maya: 'Hero' });
    expect(left.relationships.map(({ type }) => type)).toEqual(['Friend']);
  });

  it('forgets who and what no longer exists, and stays the same otherwise', () => {
    const lost = withoutLost(DRAFT, { characterIds: new Set(['maya', 'rusty']), locationIds: new Set(['palace']) });
    expect(lost.characterIds).toEqual(['maya', 'rusty']);
    expect(lost.locationIds).toEqual(['palace']);
    expect(withoutLost(DRAFT, { characterIds: new Set(DRAFT.characterIds), locationIds: null })).toBe(DRAFT);
  });

  it('sends no place while places are switched off', () => {
    expect(asWish(DRAFT).locationIds).toEqual([]);
    expect(asWish({ ...DRAFT, usesLocations: true }).locationIds).toEqual(['wood', 'palace']);
  });

  it('says that a role was taken away, and nothing of those whose own role is not known yet', () => {
    expect(asWish({ ...DRAFT, brought: ['maya', 'rusty'] }).roles).toEqual({ maya: 'Hero', rusty: '', olive: 'Mentor' });
  });

  it('takes one more character once, as long as the plan has room, and keeps what was chosen', () => {
    const more = withCharacter(DRAFT, 'ember', 4);
    expect(more).toEqual({ ...DRAFT, characterIds: [...DRAFT.characterIds, 'ember'] });
    expect(withCharacter(DRAFT, 'maya', 3)).toBe(DRAFT);
    expect(withCharacter(DRAFT, 'ember', 3)).toBeNull();
    expect(withCharacter(DRAFT, 'ember', 'unlimited')?.characterIds).toHaveLength(4);
  });

  it('takes one more place once, as long as a story has room, and switches places on', () => {
    expect(withLocation(DRAFT, 'attic')).toMatchObject({ usesLocations: true, locationIds: ['wood', 'palace', 'attic'] });
    expect(withLocation(DRAFT, 'wood')).toBe(DRAFT);
    const full = { ...DRAFT, locationIds: Array.from({ length: LIMITS.locationsPerStory }, (_, n) => `place-${n}`) };
    expect(withLocation(full, 'attic')).toBeNull();
  });

  it('sends nothing of how the page looks', () => {
    expect(Object.keys(asWish(DRAFT))).not.toContain('open');
    expect(Object.keys(asWish(DRAFT))).not.toContain('seen');
  });
});
