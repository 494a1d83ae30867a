/** Birds, real and of legend. The first entry whose words match wins. */
import { type Entry, bird } from '../being.ts';

export const BIRDS: readonly Entry[] = [
  [
    /snowy owl/i,
    bird({
      body: '#e9edf3',
      belly: '#ffffff',
      wing: '#d2dae6',
      faceDisc: true,
      top: 'none',
      chest: 'scallops',
      beak: '#8a8fa0',
      beakShape: 'hook',
    }),
  ],
  [/owl/i, bird({ faceDisc: true, top: 'tufts', chest: 'scallops', beakShape: 'hook' })],
  [
    /phoenix|firebird/i,
    bird(
      {
        body: '#ee6a34',
        belly: '#ffd06a',
        wing: '#d9432f',
        beak: '#f4c23f',
        beakShape: 'hook',
        top: 'flames',
        tail: 'flames',
        flames: '#ffb43f',
      },
      0.92,
    ),
  ],
  [
    /thunderbird/i,
    bird({ body: '#3f5aa8', belly: '#ffe27a', wing: '#2d3f86', beak: '#f4c23f', beakShape: 'hook', top: 'crest', tail: 'long' }, 1.2),
  ],
  [
    /penguin|puffin/i,
    bird({ body: '#3c4662', belly: '#fbfaf6', wing: '#323b55', beak: '#f2a23c', beakShape: 'cone', chest: 'plain', legs: 8 }, 0.74),
  ],
  [
    /eagle|hawk|falcon|vulture|osprey|condor|kite\b/i,
    bird({ body: '#7a5236', belly: '#9c6f4a', wing: '#5f3d28', beak: '#f2b33d', beakShape: 'hook', chest: 'bib', top: 'crest' }, 0.76),
  ],
  [
    /parrot|macaw|budgie|cockat|lovebird/i,
    bird(
      {
        body: '#e0483f',
        belly: '#f4c23f',
        wing: '#3d7cc4',
        beak: '#4a4550',
        beakShape: 'parrot',
        top: 'crest',
        tail: 'long',
        chest: 'plain',
      },
      0.6,
    ),
  ],
  [
    /toucan/i,
    bird({ body: '#3a3744', belly: '#fdf2cf', wing: '#2e2b38', beak: '#f29a3c', beakShape: 'toucan', tail: 'long', chest: 'bib' }, 0.6),
  ],
  [
    /peacock|peafowl/i,
    bird(
      { body: '#2f7fb0', belly: '#4fb8c4', wing: '#2a6a94', beak: '#d9c49a', top: 'crest', tail: 'fan', neck: 30, chest: 'plain' },
      0.86,
    ),
  ],
  [
    /flamingo/i,
    bird(
      { body: '#f59ab0', belly: '#fbc4cf', wing: '#ee7f9c', beak: '#3a3540', beakShape: 'bent', legs: 108, neck: 132, chest: 'plain' },
      0.98,
    ),
  ],
  [
    /swan/i,
    bird({ body: '#f8f8fb', belly: '#ffffff', wing: '#e9edf4', beak: '#f08a3c', beakShape: 'duck', neck: 56, chest: 'plain' }, 0.74),
  ],
  [
    /crane|heron|stork|ostrich|emu|ibis/i,
    bird(
      {
        body: '#d6dde6',
        belly: '#ffffff',
        wing: '#97a3b4',
        beak: '#e8a03c',
        beakShape: 'long',
        legs: 90,
        neck: 60,
        top: 'crest',
        chest: 'plain',
      },
      0.95,
    ),
  ],
  [/goose|geese|gosling/i, bird({ body: '#f2f1f4', belly: '#ffffff', wing: '#d3d6e2', beak: '#f2953f', beakShape: 'duck', neck: 30, chest: 'plain' }, 0.62)],
  [
    /duck|duckling/i,
    bird({ body: '#f4d05a', belly: '#fbe69c', wing: '#e5b83f', beak: '#f08a3c', beakShape: 'duck', chest: 'plain' }, 0.54),
  ],
  [
    /rooster|\bhen\b|chicken|chick\b|turkey/i,
    bird(
      {
        body: '#f6efe2',
        belly: '#ffffff',
        wing: '#e2d2b8',
        beak: '#f2a93c',
        top: 'comb',
        tail: 'flames',
        flames: '#8a4a3c',
        chest: 'plain',
      },
      0.58,
    ),
  ],
  [
    /crow|raven|magpie|blackbird|rook/i,
    bird({ body: '#434154', belly: '#56536a', wing: '#32303f', beak: '#9794ab', beakShape: 'long', chest: 'plain', tail: 'short' }, 0.56),
  ],
  [
    /humming|kingfisher/i,
    bird({ body: '#37a88a', belly: '#f6efe0', wing: '#2a7f94', beak: '#4a4550', beakShape: 'long', tail: 'short', chest: 'bib' }, 0.48),
  ],
  [/woodpecker/i, bird({ body: '#3f4458', belly: '#f2ead8', wing: '#2f3346', beak: '#6a6a78', chest: 'bib' }, 0.5)],
  [/\bkiwis?\b/i, bird({ body: '#8a6a4c', belly: '#b89468', wing: '#6f543c', beak: '#d9b88e', beakShape: 'long' }, 0.55)],
  [/robin/i, bird({ body: '#94775a', belly: '#e8683c', wing: '#7a6048', beak: '#6a5040', chest: 'bib' }, 0.5)],
  [
    /bluebird|blue ?jay|swallow|songbird|sparrow|finch|canary|wren|dove|pigeon|nightingale|bird|avian|gull|pelican|harpy eagle|cuckoo/i,
    bird({ body: '#5a9fd6', belly: '#f8efdc', wing: '#3f7fb8', beak: '#f0a040', chest: 'plain', tail: 'short' }, 0.5),
  ],
];
