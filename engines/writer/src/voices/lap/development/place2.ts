// The lap voice (3-4): `place2` in the development.
import type { Beats } from '../../voice.ts';

export const PLACE2: Beats = {
  place2: [
    '{near}“Let us ask in {m.name}!” [{m.prop}|{m.folk}] {also} But nobody knew. So home they went!',
    '{near}Off to {m.name}, to ask a man! [{m.folk}|{m.climate}] {also} He was out. Home again, tip, tap!',
    '{near}One quick trip to {m.name}! [{m.climate}|{m.prop}] {also} And then back home. Phew!',
    '{near}Who has a big net? {m.name} has! [{m.prop}|{m.folk}] {also} No, no net. So home they went.',
    '{near}Does {m.name} know? Let us go and see! [{m.folk}|{m.prop}] {also} No! Home again.',
    'Next {they} came to {m.name}. {m.prop} [{m.folk}|{m.climate}|] {also}',
    '{m.name}! Here {they} {was}. [{m.climate}|{m.prop}] [{m.folk}|] {also}',
    'And then? Then came {m.name}. {m.folk} [{m.prop}|{m.danger}] {also}',
    'Oh, look. {m.name}! {m.prop} [{m.danger}|{m.folk}] {also}',
    '{away}And here is {m.name}. Look at that! It is far, far from home. {also}',
    'Next came {m.name}. Oh! {H} had to stop. What a place it was! {also}',
    'Knock, knock. Can we come in? This is {m.name}. [{m.prop}|{m.folk}] {also} {H} took a peek.',
    'What is that up there? It is {m.name}! [{m.climate}|{m.prop}] {also} “Come on,” said {H}.',
    '“Where are we now?” said {H}. “{m.name},” said a sign. [{m.folk}|{m.climate}] {also}',
    'Now hush. Here is {m.name}. [{m.prop}|{m.climate}] {also} {H} went in on tippy-toe.',
    'Look, {m.name}! {H} took a big sniff. {m.prop} [{m.folk}|{m.climate}] {also}',
    'Step, step, stop. It was {m.name}. {m.folk} {also} “Good day,” said {H}.',
    '“Are we in {m.name}?” said {H}. Yes! {m.climate} [{m.prop}|{m.folk}] {also}',
    '{near}“My red ball is in {m.name}!” said {H}. [{m.prop}|{m.folk}] {also} Got it! And home again.',
    '{near}Granny was in {m.name}. One quick kiss! [{m.folk}|{m.prop}] {also} Smack! And home, tip, tap.',
    '{near}The best buns are in {m.name}. [{m.climate}|{m.prop}] {also} One bun each. And home, hop, hop!',
    '{near}“Race you to {m.name}!” said {H}. [{m.prop}|{m.climate}] {also} “And race you home!” Puff, puff.',
  ],
};
