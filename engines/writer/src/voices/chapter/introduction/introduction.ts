// The chapter voice (9-12): the introduction, a file for each beat.
import { bindBooks } from '../../voice.ts';
import { OPEN } from './open.ts';
import { PLACE } from './place.ts';
import { HERO } from './hero.ts';
import { FRIEND } from './friend.ts';
import { HABIT } from './habit.ts';
import { FOIL } from './foil.ts';
import { CAMEO } from './cameo.ts';
import { BOND } from './bond.ts';
import { DAY } from './day.ts';
import { SPARK } from './spark.ts';
import { NOTICE } from './notice.ts';
import { WISH } from './wish.ts';
import { STAKES } from './stakes.ts';
import { TALK } from './talk.ts';
import { DOUBT } from './doubt.ts';
import { PLANT } from './plant.ts';
import { PACK } from './pack.ts';
import { HOOK } from './hook.ts';
import { EVE } from './eve.ts';
import { MIDST } from './midst.ts';

export const INTRODUCTION = bindBooks(OPEN, PLACE, HERO, FRIEND, HABIT, FOIL, CAMEO, BOND, DAY, SPARK, NOTICE, WISH, STAKES, TALK, DOUBT, PLANT, PACK, HOOK, EVE, MIDST, );
