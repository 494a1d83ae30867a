// The lap voice (3-4): one of them is hurt; it is thought of in the parts between, and well in the end.
import type { Beats } from '../voice.ts';

export const HURT_DEVELOPMENT: Beats = {
  'thread:hurt': [
    'And {t.the}? It still hurt. “Slow, slow,” they all said. So they went slow, and held on tight.',
    '“Does it hurt?” they all asked. “A bit.” So {t.the} got a kiss. And then it got one more.',
  ],
};

export const HURT_CLIMAX: Beats = {
  'thread:hurt': [
    'And {t.the} still hurt! Ow, ow! They blew on it, puff, puff. “Hold on,” they all said.',
    'Who had thought of {t.the}? “Lean on us!” they all said. That was better. But it was not easy.',
  ],
};

export const HURT_RESOLUTION: Beats = {
  'thread:hurt': [
    'And {t.the}? It got better, day by day. “Does it hurt?” they all asked. Not one bit!',
    'One more thing got well. Can you guess? It was {t.the}! It did not hurt one bit. Hooray!',
  ],
};
