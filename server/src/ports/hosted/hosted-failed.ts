/** A hosted model did not do what it was asked for, after everything was tried; a person is told, and offered the built-in engine. */
import { say } from '@fableloom/contract/messages/index';

/**
 * silent: no answer, a broken one, or an error of its own; turned-away: our key, quota or model is not accepted;
 * unusable: what it sent is empty, refused, too long, in another language or not what was asked for; unsafe: it is not for children;
 * used-up: the person's share of the day.
 */
export type WhyHosted = 'silent' | 'turned-away' | 'unusable' | 'unsafe' | 'used-up';

export class HostedFailed extends Error {
  override readonly name = 'HostedFailed';
  readonly service: string;
  readonly why: WhyHosted;

  /** @param detail for the log, never for people */
  constructor(service: string, why: WhyHosted, detail: string, options?: ErrorOptions) {
    super(`${service} ${why}: ${detail}`, options);
    this.service = service;
    this.why = why;
  }
}

/** The catalogue's sentence. */
export function sayWhy({ service: name, why }: HostedFailed): string {
  switch (why) {
    case 'silent':
      return say('job.hosted.failed', { name });
    case 'turned-away':
      return say('job.hosted.turned-away', { name });
    case 'unusable':
      return say('job.hosted.unusable', { name });
    case 'unsafe':
      return say('job.unsafe-result');
    case 'used-up':
      return say('job.hosted.used-up', { name });
  }
}
