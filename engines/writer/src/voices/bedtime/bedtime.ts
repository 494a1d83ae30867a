// The bedtime voice: for five to eight, read aloud or alone.
import type { Voice } from '../voice.ts';
import { bindBooks } from '../voice.ts';
import { ASKED } from './asked.ts';
import { ASKED_OTHERWISE } from './asked-otherwise.ts';
import { DEAR_ASKED, DEAR_CLIMAX, DEAR_DEVELOPMENT, DEAR_RESOLUTION } from './dear-ones.ts';
import { HELD_ASKED, HELD_CLIMAX, HELD_RESOLUTION } from './held-back.ts';
import { HEARTS_ASKED, HEARTS_CLIMAX, HEARTS_DEVELOPMENT, HEARTS_RESOLUTION } from './hearts.ts';
import { HABIT_ASKED, HABIT_CLIMAX, HABIT_DEVELOPMENT, HABIT_RESOLUTION } from './habit.ts';
import { HURT_CLIMAX, HURT_DEVELOPMENT, HURT_RESOLUTION } from './hurt.ts';
import { COMPANY_CLIMAX, COMPANY_DEVELOPMENT, COMPANY_RESOLUTION } from './company.ts';
import { FILLING } from './filling.ts';
import { MEETINGS } from './meetings.ts';
import { MEETINGS_AT_SEA } from './meetings-at-sea.ts';
import { MEETINGS_IN_PASSING } from './meetings-in-passing.ts';
import { ANSWERED } from './answered.ts';
import { QUEST_ASKED, QUEST_CLIMAX, QUEST_DEVELOPMENT, QUEST_RESOLUTION } from './quest.ts';
import { ALONG_CLIMAX, ALONG_DEVELOPMENT, ALONG_RESOLUTION } from './come-along.ts';
import { WOVEN_CLIMAX, WOVEN_DEVELOPMENT, WOVEN_RESOLUTION } from './woven.ts';
import { LAST_CLIMAX, LAST_RESOLUTION } from './last-answers.ts';
import { INTRODUCTION } from './introduction/introduction.ts';
import { DEVELOPMENT } from './development/development.ts';
import { CLIMAX } from './climax/climax.ts';
import { RESOLUTION } from './resolution/resolution.ts';

export const BEDTIME: Voice = {
  introduction: bindBooks(INTRODUCTION, MEETINGS, ASKED, ANSWERED, ASKED_OTHERWISE, DEAR_ASKED, QUEST_ASKED, HEARTS_ASKED, HABIT_ASKED),
  development: bindBooks(DEVELOPMENT, MEETINGS, MEETINGS_AT_SEA, MEETINGS_IN_PASSING, ASKED, ANSWERED, ASKED_OTHERWISE, DEAR_ASKED, WOVEN_DEVELOPMENT, ALONG_DEVELOPMENT, DEAR_DEVELOPMENT, COMPANY_DEVELOPMENT, QUEST_ASKED, QUEST_DEVELOPMENT, HEARTS_ASKED, HEARTS_DEVELOPMENT, HURT_DEVELOPMENT, HABIT_DEVELOPMENT, HELD_ASKED),
  climax: bindBooks(CLIMAX, MEETINGS, ASKED, ANSWERED, DEAR_ASKED, WOVEN_CLIMAX, ALONG_CLIMAX, DEAR_CLIMAX, LAST_CLIMAX, COMPANY_CLIMAX, QUEST_CLIMAX, HEARTS_ASKED, HEARTS_CLIMAX, HURT_CLIMAX, HABIT_CLIMAX, HELD_ASKED, HELD_CLIMAX),
  resolution: bindBooks(RESOLUTION, MEETINGS, MEETINGS_AT_SEA, MEETINGS_IN_PASSING, ASKED, ANSWERED, DEAR_ASKED, WOVEN_RESOLUTION, ALONG_RESOLUTION, DEAR_RESOLUTION, LAST_RESOLUTION, COMPANY_RESOLUTION, QUEST_RESOLUTION, HEARTS_ASKED, HEARTS_RESOLUTION, HURT_RESOLUTION, HABIT_RESOLUTION, HELD_ASKED, HELD_RESOLUTION),
  filling: FILLING,
};
