// The lap voice: for the very young, read on somebody's knee.
import type { Voice } from '../voice.ts';
import { bindBooks } from '../voice.ts';
import { ASKED } from './asked.ts';
import { DEAR_ASKED, DEAR_CLIMAX, DEAR_DEVELOPMENT, DEAR_RESOLUTION } from './dear-ones.ts';
import { CLIMAX } from './climax.ts';
import { DEVELOPMENT } from './development.ts';
import { COMPANY_CLIMAX, COMPANY_DEVELOPMENT, COMPANY_RESOLUTION } from './company.ts';
import { FILLING } from './filling.ts';
import { MEETINGS } from './meetings.ts';
import { CLIMAX_SECOND_BOOK, DEVELOPMENT_SECOND_BOOK, INTRODUCTION_SECOND_BOOK, RESOLUTION_SECOND_BOOK } from './second-book.ts';
import { INTRODUCTION } from './introduction.ts';
import { RESOLUTION } from './resolution.ts';
import { DEVELOPMENT_THIRD_BOOK, INTRODUCTION_THIRD_BOOK } from './third-book.ts';
import { CLIMAX_THIRD_BOOK, RESOLUTION_THIRD_BOOK } from './fourth-book.ts';
import { CLIMAX_FOURTH_BOOK, DEVELOPMENT_FOURTH_BOOK, INTRODUCTION_FOURTH_BOOK, RESOLUTION_FOURTH_BOOK } from './fifth-book.ts';
import { WOVEN_CLIMAX, WOVEN_DEVELOPMENT, WOVEN_RESOLUTION } from './woven.ts';
import { LAST_CLIMAX, LAST_RESOLUTION } from './last-answers.ts';

export const LAP: Voice = {
  introduction: bindBooks(INTRODUCTION, INTRODUCTION_SECOND_BOOK, INTRODUCTION_THIRD_BOOK, INTRODUCTION_FOURTH_BOOK, MEETINGS, ASKED, DEAR_ASKED),
  development: bindBooks(DEVELOPMENT, DEVELOPMENT_SECOND_BOOK, DEVELOPMENT_THIRD_BOOK, DEVELOPMENT_FOURTH_BOOK, MEETINGS, ASKED, DEAR_ASKED, WOVEN_DEVELOPMENT, DEAR_DEVELOPMENT, COMPANY_DEVELOPMENT),
  climax: bindBooks(CLIMAX, CLIMAX_SECOND_BOOK, CLIMAX_THIRD_BOOK, CLIMAX_FOURTH_BOOK, MEETINGS, ASKED, DEAR_ASKED, WOVEN_CLIMAX, DEAR_CLIMAX, LAST_CLIMAX, COMPANY_CLIMAX),
  resolution: bindBooks(RESOLUTION, RESOLUTION_SECOND_BOOK, RESOLUTION_THIRD_BOOK, RESOLUTION_FOURTH_BOOK, MEETINGS, ASKED, DEAR_ASKED, WOVEN_RESOLUTION, DEAR_RESOLUTION, LAST_RESOLUTION, COMPANY_RESOLUTION),
  filling: FILLING,
};
