// From twelve on, too, it is said aloud what follows from the turn, and why they go on to where it comes to a head.
import { describe, expect, it } from 'vitest';
import { testWhatFollows } from '../testing/what-follows-is-said.ts';
import { TURN } from '../voices/novel/development/turn.ts';
import { WHAT_FOLLOWS_IN_CHAPTERS } from './what-follows-in-chapters.ts';
import { WHAT_FOLLOWS_IN_NOVELS } from './what-follows-in-novels.ts';

testWhatFollows('12-17', WHAT_FOLLOWS_IN_NOVELS, 34);

describe('what somebody of twelve to seventeen says', () => {
  it('is not what somebody of nine to twelve says', () => {
    const sentences = (text = ''): readonly string[] => text.split(/(?<=[.!?])\s/u);
    const same = Object.keys(WHAT_FOLLOWS_IN_NOVELS).filter((theme) => sentences(WHAT_FOLLOWS_IN_NOVELS[theme]).some((one) => sentences(WHAT_FOLLOWS_IN_CHAPTERS[theme]).includes(one)));
    expect(same).toEqual([]);
  });

  it('stands in every scene that tells the turn, and is said there', () => {
    expect((TURN.turn ?? []).filter((core) => !/“[^”]*\{p\.so\}”/u.test(core))).toEqual([]);
  });
});
