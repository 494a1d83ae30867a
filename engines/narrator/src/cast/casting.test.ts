import { describe, expect, it } from 'vitest';
import { castSpeaker, castSpeakers, NARRATORS } from './casting.ts';

describe('every speaker has a voice', () => {
  it('that follows from the name, in every part of a story', () => {
    expect(castSpeaker('Ember', NARRATORS.warm)).toEqual(castSpeaker('ember', NARRATORS.warm));
  });

  it('that is not the narrator’s own', () => {
    for (const narrator of Object.values(NARRATORS)) {
      for (const name of ['Ember', 'Tom', 'Grandma', 'the bear', 'mouse', '', 'Zoë']) {
        const { voice, pitch } = castSpeaker(name, narrator);
        expect(voice === narrator.voice && Math.abs(pitch - narrator.pitch) < 0.05).toBe(false);
      }
    }
  });

  it('deep for a giant and high for a mouse', () => {
    expect(castSpeaker('the giant', NARRATORS.warm).pitch).toBeLessThan(0.95);
    expect(castSpeaker('a mouse', NARRATORS.warm).pitch).toBeGreaterThan(1.15);
  });

  it('unlike the others of the story, in whatever order they are named', () => {
    const names = ['Ember', 'Quill', 'Rowan', 'Sky'].map((name) => ({ name }));
    const cast = castSpeakers(names, NARRATORS.warm);
    expect(new Set([...cast.values()].map(({ voice, pitch }) => `${voice} ${pitch}`)).size).toBe(4);
    expect(castSpeakers(names.toReversed(), NARRATORS.warm)).toEqual(cast);
  });

  it('whether called by the whole name or a part that only one has', () => {
    const cast = castSpeakers([{ name: 'Captain Luna Bright' }, { name: 'Sol Bright' }], NARRATORS.warm);
    expect(cast.get('luna')).toEqual(cast.get('captain luna bright'));
    expect(cast.has('bright')).toBe(false);
  });

  it('of the kind that the story says, whatever the name says', () => {
    expect(castSpeakers([{ name: 'Bear', kind: 'small' }], NARRATORS.warm).get('bear')?.pitch).toBeGreaterThan(1.15);
    expect(castSpeakers([{ name: 'Quill', kind: 'man' }], NARRATORS.warm).get('quill')?.voice).not.toBe('slt');
  });

  it('with the pitch that a parent chose, within what a voice can do', () => {
    expect(castSpeakers([{ name: 'Ember', pitch: 1.3 }], NARRATORS.warm).get('ember')?.pitch).toBe(1.3);
    expect(castSpeakers([{ name: 'Ember', pitch: 99 }], NARRATORS.warm).get('ember')?.pitch).toBe(1.5);
  });
});
