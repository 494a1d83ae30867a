/** The hosted implementations of the ports that the configuration asks for; of those that it does not ask for, the safety gate alone. */
import type { Logger } from 'pino';
import type { Database } from '../../database/open.ts';
import type { Clock } from '../clock/clock.port.ts';
import type { Eyes } from '../eyes/eyes.port.ts';
import { hostedEyes } from '../eyes/hosted/hosted-eyes.ts';
import { hostedIllustrator } from '../illustrator/hosted/hosted-illustrator.ts';
import type { Illustrator } from '../illustrator/illustrator.port.ts';
import { hostedNarrator } from '../narrator/hosted/hosted-narrator.ts';
import type { Narrator } from '../narrator/narrator.port.ts';
import { judgingModel, type Moderation, openAiModeration } from '../safety/hosted/moderation.ts';
import { withModeration } from '../safety/hosted/with-moderation.ts';
import type { SafetyGate } from '../safety/safety.port.ts';
import { hostedWriter } from '../writer/hosted/hosted-writer.ts';
import type { Writer } from '../writer/writer.port.ts';
import { askedModel } from './ask-model.ts';
import { type Meter, openMeter } from './meter.ts';
import type { HostedSettings, ModelChoice, Patience } from './settings.ts';
import { isModerationModel } from './takes-pictures.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  builtIn: { illustrator: Illustrator; eyes: Eyes; safety: SafetyGate };
  /** Has every picture looked at by the check that is part of the program, before anybody else. */
  lookingFirst: (gate: SafetyGate) => SafetyGate;
  /** After that, and some more, whoever made a call is gone. */
  longestJobMs: number;
}

export interface Hosted {
  writer?: Writer;
  illustrator?: Illustrator;
  narrator?: Narrator;
  eyes?: Eyes;
  /** The built-in gate for texts and pictures, with a model beside it where one is set. */
  safety: SafetyGate;
}

/** Somebody waits for every text that is read for safety. */
const LONGEST_MODERATION_MS = 8000;
const LONGEST_MODERATION_PAUSE_MS = 2000;

/** As long as the line of jobs waits beside the longest job. */
const MORE_MS = 5 * 60_000;

function moderationOf(choice: ModelChoice, { silentMs, pauseMs }: Patience, meter: Meter): Moderation {
  const patience = { silentMs: Math.min(silentMs, LONGEST_MODERATION_MS), pauseMs, longestPauseMs: Math.max(LONGEST_MODERATION_PAUSE_MS, pauseMs * 2) };
  if (isModerationModel(choice)) return openAiModeration(choice, patience, meter);
  return judgingModel(askedModel(choice, patience, meter, 'moderation'));
}

export function openHosted(settings: HostedSettings, parts: Parts): Hosted {
  const { text, image, speech, eyes, moderation, patience } = settings;
  const { log, builtIn, longestJobMs, lookingFirst } = parts;
  const meter = openMeter(parts, { ...settings, longestCallMs: longestJobMs + MORE_MS });
  const safety = lookingFirst(moderation ? withModeration(moderationOf(moderation, patience, meter), { builtIn: builtIn.safety, log }) : builtIn.safety);
  return {
    ...(text ? { writer: hostedWriter(askedModel(text, patience, meter, 'text'), { safety, log }) } : {}),
    ...(image ? { illustrator: hostedIllustrator(image, { patience, meter, safety, builtIn: builtIn.illustrator }) } : {}),
    ...(speech ? { narrator: hostedNarrator(speech, { patience, meter }) } : {}),
    ...(eyes ? { eyes: hostedEyes(askedModel(eyes, patience, meter, 'eyes'), builtIn.eyes) } : {}),
    safety,
  };
}
