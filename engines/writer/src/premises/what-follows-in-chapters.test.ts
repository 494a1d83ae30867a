// At nine to twelve nobody goes anywhere either without having said why.
import { testWhatFollows } from '../testing/what-follows-is-said.ts';
import { WHAT_FOLLOWS_IN_CHAPTERS } from './what-follows-in-chapters.ts';

testWhatFollows('9-12', WHAT_FOLLOWS_IN_CHAPTERS, 30);
