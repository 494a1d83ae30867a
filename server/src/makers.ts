/** Every kind of job with the feature that makes it. */
import { portraitMaker } from './features/characters/draw-portrait.maker.ts';
import { placeMaker } from './features/locations/draw-place.maker.ts';
import { narrationMaker } from './features/narrations/narrate.maker.ts';
import { sceneMaker } from './features/scene-images/draw-scene.maker.ts';
import { partMaker } from './features/stories/write-part.maker.ts';
import { storyMaker } from './features/stories/write-story.maker.ts';
import type { Makers } from './jobs/workers.ts';
import type { Services } from './services.ts';

export const makersFor = (services: Services): Makers => ({
  story: storyMaker(services),
  continuation: partMaker(services),
  regeneration: partMaker(services),
  portrait: portraitMaker(services),
  place: placeMaker(services),
  scene: sceneMaker(services),
  narration: narrationMaker(services),
});
