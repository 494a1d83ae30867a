/** The hosted implementations of the ports that the configuration asks for; an empty record where it asks for none. */
import type { Logger } from 'pino';
import type { Database } from '../../database/open.ts';
import type { Clock } from '../clock/clock.port.ts';
import { hostedIllustrator } from '../illustrator/hosted/hosted-illustrator.ts';
import type { Illustrator } from '../illustrator/illustrator.port.ts';
import { hostedNarrator } from '../narrator/hosted/hosted-narrator.ts';
import type { Narrator } from '../narrator/narrator.port.ts';
import type { SafetyGate } from '../safety/safety.port.ts';
import { hostedWriter } from '../writer/hosted/hosted-writer.ts';
import type { Writer } from '../writer/writer.port.ts';
import { askedModel } from './ask-model.ts';
import { openMeter } from './meter.ts';
import type { HostedSettings } from './settings.ts';

interface Parts {
  db: Database;
  clock: Clock;
  safety: SafetyGate;
  log: Logger;
  builtIn: { illustrator: Illustrator };
}

export interface Hosted {
  writer?: Writer;
  illustrator?: Illustrator;
  narrator?: Narrator;
}

export function openHosted(settings: HostedSettings, parts: Parts): Hosted {
  const { text, image, speech, patience } = settings;
  const meter = openMeter(parts, settings);
  return {
    ...(text ? { writer: hostedWriter(askedModel(text, patience, meter), parts) } : {}),
    ...(image ? { illustrator: hostedIllustrator(image, { patience, meter, safety: parts.safety, builtIn: parts.builtIn.illustrator }) } : {}),
    ...(speech ? { narrator: hostedNarrator(speech, { patience, meter }) } : {}),
  };
}
