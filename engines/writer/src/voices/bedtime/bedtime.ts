// The bedtime voice: for five to eight, read aloud or alone.
import type { Voice } from '../voice.ts';
import { bindBooks } from '../voice.ts';
import { ASKED } from './asked.ts';
import { ASKED_OTHERWISE } from './asked-otherwise.ts';
import { DEAR_ASKED, DEAR_CLIMAX, DEAR_DEVELOPMENT, DEAR_RESOLUTION } from './dear-ones.ts';
import { CLIMAX } from './climax.ts';
import { CLIMAX_SECOND_BOOK } from './climax-second-book.ts';
import { CLIMAX_THIRD_BOOK } from './climax-third-book.ts';
import { DEVELOPMENT } from './development.ts';
import { DEVELOPMENT_SECOND_BOOK } from './development-second-book.ts';
import { DEVELOPMENT_THIRD_BOOK } from './development-third-book.ts';
import { CLIMAX_FOURTH_BOOK, DEVELOPMENT_FOURTH_BOOK, INTRODUCTION_FOURTH_BOOK, RESOLUTION_FOURTH_BOOK } from './fourth-book.ts';
import { COMPANY_CLIMAX, COMPANY_DEVELOPMENT, COMPANY_RESOLUTION } from './company.ts';
import { FILLING } from './filling.ts';
import { MEETINGS } from './meetings.ts';
import { INTRODUCTION } from './introduction.ts';
import { INTRODUCTION_SECOND_BOOK } from './introduction-second-book.ts';
import { INTRODUCTION_THIRD_BOOK } from './introduction-third-book.ts';
import { CLIMAX_FIFTH_BOOK, DEVELOPMENT_FIFTH_BOOK, INTRODUCTION_FIFTH_BOOK, RESOLUTION_FIFTH_BOOK } from './fifth-book.ts';
import { RESOLUTION } from './resolution.ts';
import { RESOLUTION_SECOND_BOOK } from './resolution-second-book.ts';
import { RESOLUTION_THIRD_BOOK } from './resolution-third-book.ts';
import { WOVEN_CLIMAX, WOVEN_DEVELOPMENT, WOVEN_RESOLUTION } from './woven.ts';
import { CLIMAX_SIXTH_BOOK, DEVELOPMENT_SIXTH_BOOK, INTRODUCTION_SIXTH_BOOK, RESOLUTION_SIXTH_BOOK } from './sixth-book.ts';
import { LAST_CLIMAX, LAST_RESOLUTION } from './last-answers.ts';

export const BEDTIME: Voice = {
  introduction: bindBooks(INTRODUCTION, INTRODUCTION_SECOND_BOOK, INTRODUCTION_THIRD_BOOK, INTRODUCTION_FOURTH_BOOK, INTRODUCTION_FIFTH_BOOK, INTRODUCTION_SIXTH_BOOK, MEETINGS, ASKED, ASKED_OTHERWISE, DEAR_ASKED),
  development: bindBooks(DEVELOPMENT, DEVELOPMENT_SECOND_BOOK, DEVELOPMENT_THIRD_BOOK, DEVELOPMENT_FOURTH_BOOK, DEVELOPMENT_FIFTH_BOOK, DEVELOPMENT_SIXTH_BOOK, MEETINGS, ASKED, ASKED_OTHERWISE, DEAR_ASKED, WOVEN_DEVELOPMENT, DEAR_DEVELOPMENT, COMPANY_DEVELOPMENT),
  climax: bindBooks(CLIMAX, CLIMAX_SECOND_BOOK, CLIMAX_THIRD_BOOK, CLIMAX_FOURTH_BOOK, CLIMAX_FIFTH_BOOK, CLIMAX_SIXTH_BOOK, MEETINGS, ASKED, DEAR_ASKED, WOVEN_CLIMAX, DEAR_CLIMAX, LAST_CLIMAX, COMPANY_CLIMAX),
  resolution: bindBooks(RESOLUTION, RESOLUTION_SECOND_BOOK, RESOLUTION_THIRD_BOOK, RESOLUTION_FOURTH_BOOK, RESOLUTION_FIFTH_BOOK, RESOLUTION_SIXTH_BOOK, MEETINGS, ASKED, DEAR_ASKED, WOVEN_RESOLUTION, DEAR_RESOLUTION, LAST_RESOLUTION, COMPANY_RESOLUTION),
  filling: FILLING,
};
