import { describe, expect, test } from 'vitest';
import { broken, brokenArrows } from './arrows.ts';

const ROOT = new URL('..', import.meta.url).pathname;

describe('import arrows', () => {
  test('no file of the repository imports what its room may not', () => {
    expect(brokenArrows(ROOT)).toEqual([]);
  });

  test.each([
    ['contract/src/limits.ts', "import { db } from '../../server/src/database/open.ts';"],
    ['contract/src/limits.ts', "import { readFileSync } from 'node:fs';"],
    ['engines/writer/src/plan/plan.ts', "import { readFileSync } from 'node:fs';"],
    ['engines/writer/src/plan/plan.ts', "import { THEMES } from '@fableloom/contract/taxonomies/themes';"],
    ['engines/writer/src/plan/plan.ts', "import { dice } from '../../../illustrator/src/dice.ts';"],
    ['web/app/pages/story.page.tsx', "import { ownedStory } from '../../../server/src/access/stories.ts';"],
    ['web/app/pages/story.page.tsx', "const drawing = await import('@fableloom/illustrator');"],
    ['web/app/features/story/book.tsx', "import { Library } from '../characters/library.tsx';"],
    ['web/app/ui/button.tsx', "import { useStory } from '../features/story/use-story.ts';"],
    ['server/src/features/stories/shelf.ts', "import { listCharacters } from '../characters/service.ts';"],
    ['server/src/features/stories/shelf.ts', "import { writePhase } from '@fableloom/writer';"],
    ['contract/src/limits.ts', "const fs = require('node:fs');"],
    ['contract/src/limits.ts', 'const open = await import(`../../server/src/start.ts`);'],
    ['contract/src/limits.ts', "const open = await import(/* later */ '../../server/src/start.ts');"],
    ['engines/writer/src/plan/plan.ts', "import { readFileSync } from 'fs';"],
    ['engines/writer/src/plan/plan.ts', "import pg from 'pg';"],
    ['engines/writer/src/plan/plan.ts', "import { openBrowser } from '../../../../journeys/browser.ts';"],
    ['engines/narrator/src/narrate.ts', "import { flite } from './testing/flite.ts';"],
    ['server/src/ports/writer/built-in.worker.ts', "import { drawPicture } from '@fableloom/illustrator';"],
    ['server/src/ports/writer/built-in.worker.ts', "import { plan } from '../../../../engines/writer/src/plan/plan.ts';"],
    ['web/app/features/story/book.tsx', "import Story from '../../pages/story.page.tsx';"],
    ['web/app/pages/story.page.tsx', "import { brokenArrows } from '../../../tools/arrows.ts';"],
    ['server/src/http/pages.ts', "import { routes } from '@fableloom/web';"],
    ['server/src/access/stories.ts', "import { loadStory } from '../features/stories/store.ts';"],
  ])('a planted import is caught: %s: %s', (path, source) => {
    expect(broken(path, source)).not.toEqual([]);
  });

  test.each([
    ['web/app/pages/create.page.tsx', "import { CharacterForm } from '../features/characters/character-form.tsx';"],
    ['server/src/ports/writer/built-in.worker.ts', "import { writePhase } from '@fableloom/writer';"],
    ['server/src/features/stories/shelf.ts', "import { ownedStory } from '../../access/stories.ts';"],
    ['engines/illustrator/src/place/sky.ts', "import { createNoise2D } from 'simplex-noise';"],
  ])('a right import passes: %s: %s', (path, source) => {
    expect(broken(path, source)).toEqual([]);
  });
});
