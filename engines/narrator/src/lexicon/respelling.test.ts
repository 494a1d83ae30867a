import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrate } from '../narrate.ts';
import { prepareScript } from '../script.ts';
import { phonesOfWords } from '../flite/speak.ts';
import { flite } from '../testing/flite.ts';
import { ownSounds } from './own-sounds.ts';
import { phonesLike } from './respelling.ts';

describe('a name written the way it sounds', () => {
  it.each([
    ['SEER-sha', 's iy1 r sh ax0'], ['shi-VAWN', 'sh iy0 v ao1 n'], ['Keeva', 'k iy1 v ax0'], ['KEE-va', 'k iy1 v ax0'],
    ['NEEV', 'n iy1 v'], ['neev', 'n iy1 v'], ['OH-shin', 'ow1 sh ih0 n'], ['ZHOO-lee-et', 'zh uw1 l iy0 eh0 t'],
    ['wa-KEEN', 'w ax0 k iy1 n'], ['zay-NAB', 'z ey0 n ae1 b'], ['Mike', 'm ay1 k'], ['DY-lan', 'd ay1 l ae0 n'],
    ['LOO-see-uh', 'l uw1 s iy0 ax0'], ['TAY-lor', 't ey1 l ao0 r'], ['Xanthe', 'z ae1 n th eh0'], ['yoo-ki', 'y uw1 k iy0'],
    ['ahn-ZHAY-lee-k', 'aa0 n zh ey1 l iy0 k'], ['Cé-line', 's iy1 l ay0 n'], ['Hannah', 'hh ae1 n ax0'], ['BJORN', 'b jh ao1 r n'],
  ])('%s is %s', (like, phones) => expect(phonesLike(like)).toBe(phones));

  it.each(['', '   ', '123', '---', '!', '你好', 'shh', "'"])('%j cannot be said', (like) => expect(phonesLike(like)).toBeNull());

  it('whatever is written is either sounds of the voice or nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (like) => {
      expect(phonesLike(like) ?? 'ae1').toMatch(/^[a-z]{1,2}[01]?(?: [a-z]{1,2}[01]?)*$/);
    }), { seed: 7, numRuns: 400 });
  });
});

describe('a word that a family has said how to say', () => {
  const said = [{ word: 'Nguyệt', like: 'NWET' }, { word: 'Tadhg', like: 'TYGE' }, { word: '小明', like: 'shyow-MING' }];
  const own = ownSounds(said);
  const heard = (text: string): string[][] => {
    const words = prepareScript(text, [], own).lines.flatMap((line) => line.words.flatMap((word) => word.spoken));
    return phonesOfWords({ flite, own: own.file }, words);
  };

  it('is heard so, with or without accents, capitals and an s behind it', () => {
    expect(heard('Tadhg TADHG tadhg’s Nguyet')).toEqual([['t', 'ay', 'g'], ['t', 'ay', 'g'], ['t', 'ay', 'g', 'z'], ['n', 'w', 'eh', 't']]);
  });

  it('leaves every other word as it is', () => {
    expect(heard('the fox')).toEqual(phonesOfWords({ flite, own: '' }, ['the', 'fox']));
  });

  it('may be written in a script that the voice cannot read', () => {
    const text = '小明 met Tadhg.';
    const narration = narrate({ text, ageRange: '5-8', voice: 'warm', saidLike: said }, flite);
    expect(narration.unspoken).toEqual([]);
    expect(narration.words.map(({ from, to }) => text.slice(from, to))).toEqual(['小明', 'met', 'Tadhg']);
  });

  it('sounds otherwise than before, and so only where it stands', () => {
    const spoken = (text: string, saidLike = said) => narrate({ text, ageRange: '5-8', voice: 'warm', saidLike }, flite).pcm;
    expect(spoken('Tadhg slept.')).not.toEqual(spoken('Tadhg slept.', []));
    expect(spoken('Mira slept.')).toEqual(spoken('Mira slept.', []));
  });

  it('that cannot be said is read as always', () => {
    expect(ownSounds([{ word: 'Mira', like: '!!' }, { word: '?', like: 'MEE' }]).keys.size).toBe(0);
  });
});
