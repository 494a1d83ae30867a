// The lap voice (3-4): `place` in the introduction.
import type { Beats } from '../../voice.ts';

export const PLACE: Beats = {
  place: [
    '{H} was {l.at}. {l.prop} [{l.folk}|{l.climate}|“My, my!” said {H}.] {also}',
    'Do you know {l.name}? [{l.prop}|{l.climate}] {l.folk} {also}',
    '{H} loved {l.name}. [{l.climate}|{l.prop}] [{l.folk}|{l.climate}] {also}',
    'All this was {l.at}. {l.prop} [{l.climate}|And {H} knew the way about.] {also}',
    'Can you find {l.name}? Look, there! {l.climate} [{l.prop}|] {also}',
    '{l.name}! What a place! {l.folk} [{l.prop}|You can wave, if you like.] {also}',
    'Now we are {l.at}. Look around! Do you like it? [{l.prop}|{l.folk}] {also}',
    '{H} lived {l.at}. It was a nice place. [{l.climate}|{l.folk}] {also}',
    'Here is {l.name}. [Come in!|Look!] {H} likes it here. It is a good place. {also}',
    'This is {l.name}. Do you like it? {H} does. {H} is at home here. {also}',
    'Are we there yet? Yes! This is {l.name}. See {H} run! [{l.prop}|{l.climate}] {also}',
    'Shut your eyes. Now open them. We are {l.at}! [{l.folk}|{l.prop}] {also}',
    'Who lives {l.at}? {H} does. [{l.folk}|{l.climate}] {also} It is a fine place to live.',
    'One way goes to {l.name}. Here it is! [{l.prop}|{l.folk}] {also} Wipe your feet.',
    'When {H} wakes up, {he} is {l.at}. [{l.climate}|{l.prop}] {also} Lucky {H}!',
    'How do you get to {l.name}? You hop! {l.prop} [{l.folk}|{l.climate}] {also}',
    'Come with me to {l.name}. Hold my hand! {l.folk} [{l.prop}|{l.climate}] {also}',
  ],
};
