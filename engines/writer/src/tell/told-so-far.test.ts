import { describe, expect, it } from 'vitest';
import { ToldSoFar } from './told-so-far.ts';

/** One telling that uses a sentence of the material, puts it in and names somebody. */
function tell(told: ToldSoFar, source: string, name: string): void {
  told.begin();
  told.use(source);
  told.insert(`${source} As told.`, source);
  told.end({ text: source, references: [] }, [name]);
}

describe('what a draft has told', () => {
  it('counts while it is being told, and stays only where it is kept', () => {
    const told = new ToldSoFar([]);
    tell(told, 'The bell rang.', 'Ada');
    expect([told.holds('The bell rang.'), told.knows('The bell rang.')]).toEqual([true, false]);
    told.forget();
    expect([told.holds('The bell rang.'), [...told.names()], told.inserted, told.tellings]).toEqual([false, [], [], []]);
    tell(told, 'The bell rang.', 'Ada');
    told.keep();
    expect([told.knows('The bell rang.'), [...told.names()], told.inserted, told.tellings.length]).toEqual([true, ['Ada'], [], 1]);
  });

  it('is taken back to where the last telling began', () => {
    const told = new ToldSoFar([]);
    tell(told, 'The bell rang.', 'Ada');
    tell(told, 'A dog barked.', 'Finn');
    told.takeBack();
    expect([told.holds('The bell rang.'), told.holds('A dog barked.'), [...told.names()], told.inserted.map(({ source }) => source)]).toEqual([true, false, ['Ada'], ['The bell rang.']]);
  });

  it('is laid aside and taken up again when nothing better was found', () => {
    const told = new ToldSoFar([]);
    tell(told, 'The bell rang.', 'Ada');
    const again = told.hold();
    told.forget();
    tell(told, 'A dog barked.', 'Finn');
    told.forget();
    again();
    told.keep();
    expect([told.knows('The bell rang.'), told.knows('A dog barked.'), [...told.names()], told.tellings.map(({ text }) => text)]).toEqual([true, false, ['Ada'], ['The bell rang.']]);
  });

  it('knows whole sentences of stories from before marks were short, and what a plot tells once', () => {
    const told = new ToldSoFar(['The bell rang.', '#p.turn']);
    expect([told.knows('The bell rang.'), told.knows('#p.turn'), told.knows('#p.prize')]).toEqual([true, true, false]);
  });
});
