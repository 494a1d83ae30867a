// At five to eight, too, nobody goes where it comes to a head without having said why.
import { testWhatFollows } from '../testing/what-follows-is-said.ts';
import { WHAT_FOLLOWS_AT_BEDTIME } from './what-follows-at-bedtime.ts';

testWhatFollows('5-8', WHAT_FOLLOWS_AT_BEDTIME, 16);
