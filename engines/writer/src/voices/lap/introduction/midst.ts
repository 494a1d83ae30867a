// The lap voice (3-4): `midst` in the introduction.
import type { Beats } from '../../voice.ts';

export const MIDST: Beats = {
  midst: [
    '{s.sign} That was {at-home}, on a {day}. {H} had only had one bun. Just one!',
    '{s.sign} Oh! Who was there? {H} was, {at-home}. {H} had jam on {his} nose.',
    'Stop! Shh! {s.sign} {H} was {at-home}. {He} had just had {his} toast.',
    '{s.sign} “Can that be so?” said {H}. Yes! [All the dogs {at-home} barked.|It was so, {at-home}.]',
    'Oh no, oh no! {s.sign} {H} was {at-home}. {He} ran out with no hat on.',
    '{s.sign} That is how it began, {at-home}. And {H} was there. So was the cat.',
    'Oh! Oh! Oh! {s.sign} {H} came out, {at-home}, with toast in {his} mouth.',
    // Short ones: a long sign leaves room for no more.
    '{sign-seen}{s.sign} {H} looked, {at-home}, and looked again.',
    'Oh! {s.sign} That was {at-home}. Look, {H}!',
    '{s.sign} “Oh!” said {H}, {at-home}. Just “oh”.',
    '{s.sign} {H} blinked, {at-home}. {He} blinked again. “Is it so?” {he} said. It was!',
  ],
};
