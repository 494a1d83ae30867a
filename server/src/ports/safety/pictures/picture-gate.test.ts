/** No explicit picture is kept for tests: the model is asked about harmless ones, the rule about scores that are given where the model's answer enters. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLog } from '../../../log.ts';
import { expectRefused } from '../../../testing/refusals.ts';
import { builtInSafety } from '../built-in.ts';
import { refuseUnsafePicture } from '../refuse-unsafe.ts';
import { PictureNotChecked, type SafetyGate } from '../safety.port.ts';
import { type Classifier, type ModelSize, openClassifier } from './classifier.ts';
import { falseAlarm } from './false-alarm.fixture.ts';
import { harmlessDrawing, obeysPictureGatePromises } from './picture-gate.compliance.ts';
import { withPictureGate } from './picture-gate.ts';
import { isClear, type Scores } from './scores.ts';

let classifier: Classifier;
let told: string[];
const log = openLog({ LOG_LEVEL: 'warn' }, { write: (line) => void told.push(line) });
const anyone = (): SafetyGate => ({ ...builtInSafety(), checkPicture: async () => ({ is: 'safe' }) });

beforeAll(() => {
  classifier = openClassifier();
});
beforeEach(() => {
  told = [];
});
afterAll(() => classifier.close());

obeysPictureGatePromises('the built-in gate', () => withPictureGate(builtInSafety(), classifier, log));

/** Nobody looks at it. */
const PICTURE = Buffer.from('any picture');
const NOTHING: Scores = { Drawing: 0, Hentai: 0, Neutral: 0, Porn: 0, Sexy: 0 };
type Seen = Record<ModelSize, Partial<Scores>>;
const thatSees = (seen: Seen): Pick<Classifier, 'classify'> => ({ classify: async (_, size) => ({ ...NOTHING, ...seen[size] }) });

describe('what the models answer', () => {
  test.each<Seen>([
    { small: { Porn: 0.9 }, large: { Porn: 0.9 } }, { small: { Hentai: 0.2 }, large: { Hentai: 0.9 } },
    { small: { Porn: 0.06, Hentai: 0.05 }, large: { Porn: 0.16, Hentai: 0.15 } }, { small: { Porn: Number.NaN }, large: { Porn: Number.NaN } },
  ])('is refused where it is $small to the small and $large to the large', async (seen) => {
    await expectRefused(refuseUnsafePicture(withPictureGate(builtInSafety(), thatSees(seen), log), PICTURE), 422, 'app.unsafe-picture');
  });

  test.each<Seen>([
    { small: { Sexy: 0.95 }, large: { Porn: 1 } }, { small: { Drawing: 0.92, Hentai: 0.08 }, large: { Hentai: 1 } }, { small: { Porn: 0.49 }, large: { Porn: 0.2, Sexy: 0.8 } },
  ])('passes where it is $small to the small and $large to the large', async (seen) => {
    const gate = withPictureGate(builtInSafety(), thatSees(seen), log);
    await expect(refuseUnsafePicture(gate, PICTURE)).resolves.toBeUndefined();
  });

  test('stops what both take for explicit', async () => {
    expect(await withPictureGate(builtInSafety(), classifier, log).checkPicture?.(await falseAlarm())).toEqual({ is: 'unsafe', topic: 'sexual content' });
  });

  test('is five scores that make one, and a drawing is clear to the small one', async () => {
    const scores = await classifier.classify(harmlessDrawing(), 'small');
    expect(Object.values(scores ?? {}).reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 3);
    expect(scores && isClear(scores)).toBe(true);
  });
});

describe('a gate that looks behind it', () => {
  const behind = (checkPicture: SafetyGate['checkPicture'], seen: Seen) => withPictureGate({ ...builtInSafety(), checkPicture }, thatSees(seen), log);
  const explicit: Seen = { small: { Porn: 1 }, large: { Porn: 1 } };
  const harmless: Seen = { small: { Drawing: 1 }, large: { Drawing: 1 } };

  test('is shown nothing that the built-in check stops', async () => {
    expect((await behind(() => Promise.reject(new Error('was asked')), explicit).checkPicture?.(PICTURE))?.is).toBe('unsafe');
  });

  test('may stop what the built-in check lets pass', async () => {
    const verdict = { is: 'unsafe', topic: 'cruelty' } as const;
    expect(await behind(async () => verdict, harmless).checkPicture?.(PICTURE)).toEqual(verdict);
  });
});

describe.each<ModelSize>(['small', 'large'])('a %s model that does not load', (size) => {
  const missing = { from: 'nsfwjs/models/that_is_not_there', name: 'Nothing' };
  const broken = openClassifier({ small: missing, large: missing });
  afterAll(() => broken.close());

  test('lets no picture pass, with a sentence of its own; the log says why', async () => {
    const doubtful = { ...NOTHING, Porn: 0.2 };
    const classify: Classifier['classify'] = async (picture, asked) => (asked === size ? broken.classify(picture, asked) : doubtful);
    const gate = withPictureGate(anyone(), { classify }, log);
    await expect(gate.checkPicture?.(PICTURE)).rejects.toBeInstanceOf(PictureNotChecked);
    await expectRefused(refuseUnsafePicture(gate, PICTURE), 502, 'app.picture-not-checked');
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('that_is_not_there');
  });
});
