/** npm run bench: what it costs, as ratios measured in one run on this machine. Nothing here passes or fails. */
import { measureEngines } from './engines.ts';
import { measureLists } from './lists.ts';
import { measurePictures } from './pictures.ts';
import { measureShelf } from './shelf.ts';
import { measureStories } from './stories.ts';

const only = process.argv[2];
if (!only || only === 'engines') await measureEngines();
if (!only || only === 'stories') measureStories();
if (!only || only === 'pictures') await measurePictures();
if (!only || only === 'shelf') await measureShelf();
if (!only || only === 'lists') await measureLists();
process.exit(0);
