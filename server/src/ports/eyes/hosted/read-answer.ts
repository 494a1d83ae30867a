/** Takes of a model's answer what stands in our lists; everything else is left to the family. */
import { type AppearanceField, appearanceOptions } from '@fableloom/contract/taxonomies/appearance';
import { distinguishingFeatures, MOST_FEATURES } from '@fableloom/contract/taxonomies/distinguishing-features';
import { MOODS } from '@fableloom/contract/taxonomies/moods';
import { isCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import * as z from 'zod';
import type { Looks, Sight } from '../eyes.port.ts';
import { SHOWS } from './eyes-prompt.ts';

const label = z.string().max(200).catch('');
const labels = z.array(z.string().max(200)).max(40).catch([]);
const answerSchema = z.object({
  shows: z.enum(SHOWS), kind: label, color: label, build: label, eyeColor: label, hairColor: label, features: labels, moods: labels,
});
type Answer = z.infer<typeof answerSchema>;

const MOST_MOODS = 2;

/** Of what is drawn or made, and of animals: a real person is never described. */
const IS_DESCRIBED: Record<Answer['shows'], boolean> = { drawing: true, thing: true, animal: true, person: false, unfit: false, unclear: false };

function looksOf(kind: string, answer: Answer): Looks {
  const options = appearanceOptions(kind);
  const looks: Looks = {};
  for (const field of ['color', 'build', 'eyeColor', 'hairColor'] as const satisfies readonly AppearanceField[]) {
    if ((options[field] as readonly string[]).includes(answer[field])) looks[field] = answer[field];
  }
  const possible = new Set(distinguishingFeatures(kind).flatMap(({ features }) => features));
  const features = [...new Set(answer.features)].filter((feature) => possible.has(feature)).slice(0, MOST_FEATURES);
  return features.length > 0 ? { ...looks, features } : looks;
}

export type Read = { is: 'unusable' } | { is: 'unfit' } | { is: 'seen'; sight: Pick<Sight, 'kind' | 'looks' | 'moods' | 'isDrawing'> };

export function readAnswer(told: unknown): Read {
  const { data } = answerSchema.safeParse(told);
  if (!data) return { is: 'unusable' };
  if (data.shows === 'unfit') return { is: 'unfit' };
  const moods = MOODS.filter((mood) => data.moods.includes(mood)).toSorted((one, other) => data.moods.indexOf(one) - data.moods.indexOf(other)).slice(0, MOST_MOODS);
  const isDrawing = data.shows === 'drawing' ? true : data.shows === 'unclear' ? null : false;
  if (!IS_DESCRIBED[data.shows] || !isCharacterType(data.kind)) return { is: 'seen', sight: { moods, isDrawing } };
  return { is: 'seen', sight: { moods, isDrawing, kind: data.kind, looks: looksOf(data.kind, data) } };
}
