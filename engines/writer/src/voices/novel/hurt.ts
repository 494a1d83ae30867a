// The novel voice (12-17): one of them is hurt; it is thought of in the parts between, and well in the end.
import type { Beats } from '../voice.ts';

export const HURT_DEVELOPMENT: Beats = {
  'thread:hurt': [
    'They had arranged among themselves not to mention {t.the}, and the arrangement had held for nearly an hour. It was not a grave matter, as these things go; it had been looked at, and bound up with what there was, and pronounced upon by two people who contradicted each other. But it altered the whole way in which they went about things. Those who hurry on as a matter of course discovered how much there is to be got past in a day; and the one for whose sake everybody waited would rather that they had not, and said so, and was not obeyed. Loads were exchanged without any discussion. Whenever they stopped it was for some other reason, to listen to something, or to see to a strap, and by the end there was hardly a strap among them that had not been seen to twice.',
  ],
};

export const HURT_CLIMAX: Beats = {
  'thread:hurt': [
    'There remained {t.the}, which had been promised a rest and now saw what it was getting instead. Until then it had hurt in a manner that one could be brave about. This was different; it came in time with the heart, and it left very little room for thinking of anything else. No complaint was made. It was noticed all the same, as such things are, by the way in which a mouth was held shut; and without a word’s being said there was an arm to hold on to on one side, and on the other a shoulder at about the right height. “You needn’t,” they were told. They were aware of that. It is one of the few advantages of being in trouble together that nobody has to keep up the appearance of managing alone.',
  ],
};

export const HURT_RESOLUTION: Beats = {
  'thread:hurt': [
    'Of everything that had been lost, mislaid or damaged, what took the longest was {t.the}. No ingenuity was of the least use there. It wanted rest, and for some weeks it had as much of that as it could bear: it lay on cushions, and was read to, and was given opinions by people who had once had something similar in the family. There was an evening on which it was decided that it would never be quite what it had been. On the following morning it was forgotten about, for the first time, in the excitement of getting up; and its owner had been all through the house, and as far as the gate, before it occurred to anybody to ask. They stood there and considered it. It did not hurt. It had, as far as one could tell, been well since breakfast, and had not thought it worth mentioning.',
  ],
};
