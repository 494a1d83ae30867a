// The chapter-book voice: for nine to twelve, read alone.
import type { Voice } from '../voice.ts';
import { ASKED } from './asked.ts';
import { ASKED_OTHERWISE } from './asked-otherwise.ts';
import { DEAR_ASKED, DEAR_CLIMAX, DEAR_DEVELOPMENT, DEAR_RESOLUTION } from './dear-ones.ts';
import { bindBooks } from '../voice.ts';
import { DEVELOPMENT_FIFTH_BOOK, INTRODUCTION_FIFTH_BOOK } from './beginnings-fifth-book.ts';
import { CLIMAX_FIFTH_BOOK, RESOLUTION_FIFTH_BOOK } from './endings-fifth-book.ts';
import { CLIMAX } from './climax.ts';
import { CLIMAX_SECOND_BOOK } from './climax-second-book.ts';
import { CLIMAX_THIRD_BOOK } from './climax-third-book.ts';
import { CLIMAX_FOURTH_BOOK } from './climax-fourth-book.ts';
import { DEVELOPMENT } from './development.ts';
import { DEVELOPMENT_SECOND_BOOK } from './development-second-book.ts';
import { DEVELOPMENT_THIRD_BOOK } from './development-third-book.ts';
import { DEVELOPMENT_FOURTH_BOOK } from './development-fourth-book.ts';
import { FILLING } from './filling.ts';
import { INNER_LIFE } from './inner-life.ts';
import { MEETINGS } from './meetings.ts';
import { INTRODUCTION } from './introduction.ts';
import { INTRODUCTION_SECOND_BOOK } from './introduction-second-book.ts';
import { INTRODUCTION_THIRD_BOOK } from './introduction-third-book.ts';
import { INTRODUCTION_FOURTH_BOOK } from './introduction-fourth-book.ts';
import { RESOLUTION } from './resolution.ts';
import { CLIMAX_SIXTH_BOOK, DEVELOPMENT_SIXTH_BOOK, INTRODUCTION_SIXTH_BOOK, RESOLUTION_SIXTH_BOOK } from './sixth-book.ts';
import { DEVELOPMENT_SEVENTH_BOOK, INTRODUCTION_SEVENTH_BOOK } from './seventh-book.ts';
import { CLIMAX_SEVENTH_BOOK, RESOLUTION_SEVENTH_BOOK } from './eighth-book.ts';
import { RESOLUTION_SECOND_BOOK } from './resolution-second-book.ts';
import { RESOLUTION_THIRD_BOOK } from './resolution-third-book.ts';
import { RESOLUTION_FOURTH_BOOK } from './resolution-fourth-book.ts';
import { WOVEN_CLIMAX, WOVEN_DEVELOPMENT, WOVEN_RESOLUTION } from './woven.ts';
import { CLIMAX_NINTH_BOOK, DEVELOPMENT_NINTH_BOOK, INTRODUCTION_NINTH_BOOK, RESOLUTION_NINTH_BOOK } from './ninth-book.ts';
import { CLIMAX_TENTH_BOOK, DEVELOPMENT_TENTH_BOOK, RESOLUTION_TENTH_BOOK } from './tenth-book.ts';
import { CLIMAX_ELEVENTH_BOOK, DEVELOPMENT_ELEVENTH_BOOK, INTRODUCTION_ELEVENTH_BOOK, RESOLUTION_ELEVENTH_BOOK } from './eleventh-book.ts';
import { DEVELOPMENT_TWELFTH_BOOK, RESOLUTION_TWELFTH_BOOK } from './twelfth-book.ts';
import { INNER_LIFE_SECOND_BOOK } from './inner-life-second-book.ts';
import { INNER_LIFE_THIRD_BOOK } from './inner-life-third-book.ts';
import { LAST_CLIMAX, LAST_RESOLUTION } from './last-answers.ts';
import { CLIMAX_ARRIVALS, DEVELOPMENT_TURNS, RESOLUTION_PRIZES } from './turning-points.ts';

export const CHAPTER: Voice = {
  introduction: bindBooks(INTRODUCTION, INTRODUCTION_SECOND_BOOK, INTRODUCTION_THIRD_BOOK, INTRODUCTION_FOURTH_BOOK, INTRODUCTION_FIFTH_BOOK, INTRODUCTION_SIXTH_BOOK, INTRODUCTION_SEVENTH_BOOK, INTRODUCTION_NINTH_BOOK, INTRODUCTION_ELEVENTH_BOOK, MEETINGS, ASKED, ASKED_OTHERWISE, DEAR_ASKED),
  development: bindBooks(DEVELOPMENT, DEVELOPMENT_SECOND_BOOK, DEVELOPMENT_THIRD_BOOK, DEVELOPMENT_FOURTH_BOOK, DEVELOPMENT_FIFTH_BOOK, DEVELOPMENT_SIXTH_BOOK, DEVELOPMENT_SEVENTH_BOOK, DEVELOPMENT_NINTH_BOOK, DEVELOPMENT_TENTH_BOOK, DEVELOPMENT_ELEVENTH_BOOK, DEVELOPMENT_TWELFTH_BOOK, DEVELOPMENT_TURNS, MEETINGS, ASKED, ASKED_OTHERWISE, DEAR_ASKED, WOVEN_DEVELOPMENT, DEAR_DEVELOPMENT),
  climax: bindBooks(CLIMAX, CLIMAX_SECOND_BOOK, CLIMAX_THIRD_BOOK, CLIMAX_FOURTH_BOOK, CLIMAX_FIFTH_BOOK, CLIMAX_SIXTH_BOOK, CLIMAX_SEVENTH_BOOK, CLIMAX_NINTH_BOOK, CLIMAX_TENTH_BOOK, CLIMAX_ELEVENTH_BOOK, CLIMAX_ARRIVALS, MEETINGS, ASKED, DEAR_ASKED, WOVEN_CLIMAX, DEAR_CLIMAX, LAST_CLIMAX),
  resolution: bindBooks(RESOLUTION, RESOLUTION_SECOND_BOOK, RESOLUTION_THIRD_BOOK, RESOLUTION_FOURTH_BOOK, RESOLUTION_FIFTH_BOOK, RESOLUTION_SIXTH_BOOK, RESOLUTION_SEVENTH_BOOK, RESOLUTION_NINTH_BOOK, RESOLUTION_TENTH_BOOK, RESOLUTION_ELEVENTH_BOOK, RESOLUTION_TWELFTH_BOOK, RESOLUTION_PRIZES, MEETINGS, ASKED, DEAR_ASKED, WOVEN_RESOLUTION, DEAR_RESOLUTION, LAST_RESOLUTION),
  filling: FILLING,
  innerLife: bindBooks(INNER_LIFE, INNER_LIFE_SECOND_BOOK, INNER_LIFE_THIRD_BOOK),
};
