// The chapter-book voice (9-12): one of them is hurt; it is thought of in the parts between, and well in the end.
import type { Beats } from '../voice.ts';

export const HURT_DEVELOPMENT: Beats = {
  'thread:hurt': [
    'Nobody had forgotten {t.the}, least of all its owner. It had been bandaged twice, the first time by one of those who believe in knots. It had also been asked after so often that a rule was made: one question an hour, and no faces. They were all going more slowly than they had meant to. It turned out that one sees a great deal more like that, and that a bag is no heavier for being carried by the wrong person. “It’s better already,” they were told, whenever the hour was up; and nobody believed it, and everybody was polite.',
  ],
};

export const HURT_CLIMAX: Beats = {
  'thread:hurt': [
    'It was now that {t.the} chose to make itself felt. It had been good so far, on the whole, and had only grumbled. There is never a suitable time for such a thing; but this was so plainly the worst that for a moment they nearly laughed. “Don’t look at that,” they were told. “Look at what’s in front of you.” A shoulder was offered on the left, and another on the right. Two who lean on each other may be a clumsy sort of animal. It does not fall over so easily, though, and that was all that was wanted just then.',
  ],
};

export const HURT_RESOLUTION: Beats = {
  'thread:hurt': [
    'The last thing to be put right was {t.the}, and there was nothing clever that one could do about it. It had to be kept still. It was kept still for two weeks and three days, with a cushion under it, and visitors, and a great many grapes. The bandage was drawn on, in three colours, by everybody who came. Then, one morning, it was tried out, and bent, and leaned on; and it did all that it had ever done, and gave not so much as a twinge. “You see?” they said to one another, exactly as if they had done the healing themselves.',
  ],
};
