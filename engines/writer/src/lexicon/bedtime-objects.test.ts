// What a thing does at bedtime: something in every trial, in sentences for five to eight, and what it is asked for as doing.
import { describe, expect, test } from 'vitest';
import { CRISES } from './crises.ts';
import { BEDTIME_GIFT_DEEDS } from './bedtime-gifts.ts';
import { bedtimeObjectDeed } from './bedtime-objects.ts';
import { bedtimeHelperDeed } from './bedtime-helpers.ts';
import { BEDTIME_POWER_DEEDS } from './bedtime-powers.ts';
import { GIFTS } from './gifts.ts';
import { POWERS } from './powers.ts';

/** The longest that a paragraph of five to eight may be, less the shortest scene around it and the end of the trial. */
const MOST = 40;
const TOLD = ['a wooden duck', 'a purple umbrella that hums', 'a lantern', 'a rope', 'a key', 'a teddy bear', 'a kite', 'a ball', 'a story book', 'a map', 'a magic stone'];

const tellings = (deed: string): string[] => {
  const choice = /\[([^\]]*)\]/u.exec(deed);
  return choice ? (choice[1] ?? '').split('|').map((one) => deed.replace(choice[0], one)) : [deed];
};
const words = (text: string): number => text.replaceAll('{the-tool}', 'the purple umbrella').split(/\s+/u).length;

describe('a deed at bedtime', () => {
  test.each(CRISES.map(({ id }) => id))('in “%s”, with anything', (trial) => {
    const deeds = TOLD.map((said) => bedtimeObjectDeed(trial, said) ?? '');
    expect(deeds.filter((deed) => !deed.includes('{the-tool}'))).toEqual([]);
    for (const deed of deeds.flatMap(tellings)) expect({ deed, fits: words(deed) <= MOST }).toEqual({ deed, fits: true });
  });

  test('a thing does what it was asked for as doing', () => {
    expect(bedtimeObjectDeed('storm', 'a purple umbrella that hums')).toContain('put up {the-tool}');
    expect(bedtimeObjectDeed('dark', 'a purple umbrella that hums')).toContain('{the-tool}, and it hummed');
    expect(bedtimeObjectDeed('dark', 'a lamp that sang')).toContain('{the-tool}, and it sang');
    expect(bedtimeObjectDeed('crowd', 'a giggling spoon')).toContain('{the-tool}, and it giggled');
    expect(bedtimeObjectDeed('crowd', 'a silver flute')).toContain('let them hear');
    expect(bedtimeObjectDeed('stuck', 'the music box')).toContain('let them hear');
    expect(TOLD.flatMap((said) => CRISES.map(({ id }) => bedtimeObjectDeed(id, said))).filter((deed) => deed?.includes('{sounded}'))).toEqual([]);
    expect(bedtimeObjectDeed('dark', 'a glowing shell')).toContain('small light');
    expect(bedtimeObjectDeed('stuck', 'a glowing key')).toContain('shine');
    expect(bedtimeObjectDeed('stuck', 'a tin cup')).not.toContain('shine');
  });

  test('every power does something in each trial that it is good for', () => {
    for (const { name, deeds } of POWERS) expect({ name, trials: Object.keys(BEDTIME_POWER_DEEDS[name] ?? {}).toSorted() }).toEqual({ name, trials: Object.keys(deeds).toSorted() });
    for (const deed of Object.values(BEDTIME_POWER_DEEDS).flatMap((deeds) => Object.values(deeds))) expect({ deed, fits: words(deed) <= MOST }).toEqual({ deed, fits: true });
  });

  test('a helper does what he was asked for as being', () => {
    expect(bedtimeHelperDeed('storm', 'a boy who plays the trumpet')).toContain('{t.the} played.');
    expect(bedtimeHelperDeed('storm', 'a talking whale')).toContain('stood where the wind came from');
    expect(bedtimeHelperDeed('gap', 'a baby dragon')).toContain('flew across');
    expect(bedtimeHelperDeed('dark', 'a puppy')).toContain('sniff');
    expect(bedtimeHelperDeed('storm', 'an astronaut')).toBeUndefined();
    const deeds = CRISES.flatMap(({ id }) => ['a whale', 'a dog', 'a bird', 'a mouse', 'a girl who sings'].flatMap((said) => bedtimeHelperDeed(id, said) ?? []));
    expect(deeds.filter((deed) => !deed.includes('{t.the}') || words(deed) > MOST)).toEqual([]);
  });

  test('every gift does something in each trial that it is good for', () => {
    for (const { noun, deeds } of GIFTS) expect({ noun, trials: Object.keys(BEDTIME_GIFT_DEEDS[noun] ?? {}).toSorted() }).toEqual({ noun, trials: Object.keys(deeds).toSorted() });
    for (const deed of Object.values(BEDTIME_GIFT_DEEDS).flatMap((deeds) => Object.values(deeds))) expect({ deed, fits: words(deed) <= MOST }).toEqual({ deed, fits: true });
  });
});
