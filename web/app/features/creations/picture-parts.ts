import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import type { FormPart } from './merge-drafts.ts';

/** The fields that say how a picture is painted. */
export const PICTURE_PARTS: readonly FormPart[] = [
  { path: 'advancedFeatures.imageStyle', label: say('image.screen.style') },
  { path: 'advancedFeatures.background', label: say('image.screen.background') },
  { path: 'advancedFeatures.lighting', label: say('image.screen.lighting') },
  { path: 'advancedFeatures.mood', label: say('image.screen.mood') },
  { path: 'advancedFeatures.details', label: say('image.screen.details'), most: LIMITS.description },
  { path: 'customPrompt', label: say('character.screen.prompt'), most: LIMITS.customPrompt },
];
