/** The hosted implementations of the ports that the configuration asks for; an empty record where it asks for none. */
import type { Logger } from 'pino';
import type { Database } from '../../database/open.ts';
import type { Clock } from '../clock/clock.port.ts';
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
}

export function openHosted(settings: HostedSettings, parts: Parts): { writer?: Writer } {
  const meter = openMeter(parts, settings);
  const { text, patience } = settings;
  return text ? { writer: hostedWriter(askedModel(text, patience, meter), parts) } : {};
}
