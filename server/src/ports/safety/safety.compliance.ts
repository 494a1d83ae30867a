/** What every safety gate promises, whoever reads along. Run by the test file of each implementation. */
import { describe, expect, it } from 'vitest';
import type { SafetyGate } from './safety.port.ts';

const AGES = ['3-4', '5-8', '9-12', '12-17'] as const;

export function obeysSafetyPromises(name: string, make: () => SafetyGate): void {
  describe(`${name} obeys the promises of a safety gate`, () => {
    it('says who reads', () => expect(make().provider).toContain('built-in'));

    it.each([
      ['You should kill yourself', 'self-harm'], ['A naked girl in the bath', 'sexual content'], ['He brought a gun to school', 'making weapons'],
      ['I hate all immigrants', 'hate'], ['My phone number is 555-867-5309', 'personal data'], ['You little sh1t', 'bad language'],
    ])('stops %s at every age', async (text, topic) => {
      for (const age of AGES) expect(await make().check(text, age)).toEqual({ is: 'unsafe', topic });
    });

    it.each(['The wolf ate the grandmother and put on her nightcap', 'The knight raised his sword against the dragon fire', '', '…', '小明 and the moon'])('lets %s pass', async (text) => {
      for (const age of AGES) expect(await make().check(text, age)).toEqual({ is: 'safe' });
    });

    it('keeps some topics for older readers', async () => {
      expect((await make().check('There was blood on the stairs', '5-8')).is).toBe('unsafe');
      expect((await make().check('There was blood on the stairs', '9-12')).is).toBe('safe');
    });
  });
}
