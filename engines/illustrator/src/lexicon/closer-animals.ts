/** Animals that the wide words of `animals.ts` would make another one of ("pigeon" begins with a pig, "ladybird" ends with a bird): asked before them. */
import { type Entry, beast, bird, bug, creature, spirit, swimmer } from './being.ts';

const SMALL = { chest: 'plain', tail: 'short' } as const;
const onHooves = { stance: 'stand', head: 'cow', ears: 'leaf', tail: 'tuft' } as const;

const BIRDS: readonly Entry[] = [
  [/pigeon/i, bird({ ...SMALL, body: '#7f8aa2', torso: '#9aa5b8', belly: '#c9cfdc', wing: '#6f7b94', beak: '#5a5662' }, 0.5)],
  [/\bdoves?\b/i, bird({ ...SMALL, body: '#f6f4f8', belly: '#ffffff', wing: '#e2e0ec', beak: '#e8a08c' }, 0.48)],
  [/sparrow|\bwrens?\b|nightingale|\blarks?\b|skylark|thrush/i, bird({ ...SMALL, body: '#a57a50', belly: '#f2e4ca', wing: '#7d5836', beak: '#7a5c3c', chest: 'scallops' }, 0.44)],
  [/(?:chaf|bull|gold)?finch/i, bird({ ...SMALL, body: '#6f7f9c', belly: '#ec9a80', wing: '#5a4c48', beak: '#5f5560' }, 0.44)],
  [/canary|canaries/i, bird({ ...SMALL, body: '#f8da55', belly: '#fdf2b0', wing: '#ecc23f', beak: '#f0a07a' }, 0.42)],
  [/budgie|budgerigar|parakeet/i, bird({ body: '#f4e46a', torso: '#79cc66', belly: '#a9e292', wing: '#58a874', beak: '#8a7a9a', beakShape: 'parrot', chest: 'plain', tail: 'long' }, 0.46)],
  [/cockatoo|cockatiel/i, bird({ body: '#fbf8f2', belly: '#ffffff', wing: '#f4e49a', beak: '#5a5560', beakShape: 'parrot', chest: 'plain', tail: 'long', top: 'crest' }, 0.58)],
  [/gulls?\b|albatross|\bterns?\b/i, bird({ ...SMALL, body: '#f7f8fa', belly: '#ffffff', wing: '#9dadc0', beak: '#f2b33d', beakShape: 'hook', legs: 22 }, 0.56)],
  [/pelican/i, bird({ body: '#f8f2ea', belly: '#ffffff', wing: '#d6c9ba', beak: '#f2a94f', beakShape: 'long', chest: 'plain', neck: 44 }, 0.72)],
  [/cuckoo/i, bird({ body: '#8f97a6', belly: '#eef0f2', wing: '#6f7888', beak: '#e8b45a', chest: 'scallops', tail: 'long' }, 0.5)],
  [/swallow\b/i, bird({ body: '#2f4a86', belly: '#f8efe0', wing: '#263c70', beak: '#4a4550', chest: 'plain', tail: 'long' }, 0.44)],
  [/magpie/i, bird({ body: '#2f2d3c', belly: '#fbfbfd', wing: '#3f5fa6', beak: '#4a4858', chest: 'plain', tail: 'long' }, 0.54)],
  [/(?<!blue[ -]?)\bjays?\b/i, bird({ ...SMALL, body: '#c99a78', belly: '#f2e0cc', wing: '#4f8fd0', beak: '#4a4550', top: 'crest' }, 0.52)],
  [/vulture|condor/i, bird({ ...SMALL, body: '#e6b09c', torso: '#4a3f48', belly: '#6a5a5c', wing: '#3a3038', beak: '#d9a05c', beakShape: 'hook' }, 0.78)],
  [/pheasant|partridge/i, bird({ body: '#2f7f6a', torso: '#b5652f', belly: '#d98a4a', wing: '#8f5a34', beak: '#e8d0a0', chest: 'scallops', tail: 'long' }, 0.6)],
  [/turkey/i, bird({ body: '#cf7a74', torso: '#6b4a3a', belly: '#8a6248', wing: '#54382a', beak: '#e8b45a', top: 'comb', tail: 'flames', flames: '#8a5a3c', chest: 'scallops' }, 0.66)],
  [/rooster|cockerel/i, bird({ body: '#e07a34', torso: '#c9542f', belly: '#e8934a', wing: '#a8402a', beak: '#f2b33d', top: 'comb', tail: 'flames', flames: '#2f7f6a', chest: 'plain' }, 0.6)],
  [/\bchicks?\b/i, bird({ ...SMALL, body: '#fbe07a', belly: '#fff4c2', wing: '#f4cf55', beak: '#f29a3c', top: 'curl', legs: 12 }, 0.38)],
  [/cockatrice/i, bird({ body: '#8fae4f', belly: '#e0d48a', wing: '#5f8a4a', beak: '#e8b04a', beakShape: 'hook', top: 'comb', tail: 'long', chest: 'scallops' }, 0.8)],
  [/gosling/i, bird({ ...SMALL, body: '#f0de84', belly: '#fdf4c8', wing: '#d9c060', beak: '#7a7480', beakShape: 'duck' }, 0.42)],
  [/stork/i, bird({ body: '#fbfbfb', belly: '#ffffff', wing: '#3a3844', beak: '#e0503f', beakShape: 'long', chest: 'plain', legs: 92, neck: 60 }, 0.95)],
  [/ostrich|\bemus?\b/i, bird({ body: '#e8c0aa', torso: '#4a4450', belly: '#5f5866', wing: '#f4f0f4', beak: '#e0987a', beakShape: 'duck', chest: 'plain', legs: 96, neck: 92 }, 1.3)],
  [/puffin/i, bird({ body: '#2f3344', belly: '#ffffff', wing: '#262a3a', beak: '#f0783c', beakShape: 'parrot', chest: 'plain', legs: 8 }, 0.5)],
  [/humming/i, bird({ ...SMALL, body: '#4fb86a', belly: '#f2efe2', wing: '#8f6fd0', beak: '#4a4550', beakShape: 'long', chest: 'bib' }, 0.36)],
  [/kingfisher/i, bird({ ...SMALL, body: '#2f9fd0', belly: '#f2934a', wing: '#2678b4', beak: '#3a3844', beakShape: 'long' }, 0.46)],
  [/barn owl/i, bird({ body: '#d9a866', belly: '#fff8ec', wing: '#c08a4a', beak: '#d9b0a0', beakShape: 'hook', chest: 'scallops', faceDisc: true, top: 'none' })],
];

const BEASTS: readonly Entry[] = [
  [/lynx|bobcat/i, beast({ head: 'cat', ears: 'tufted', tail: 'stub', pattern: 'spots', fur: '#c7a584', cream: '#fff6ea', dark: '#5f4432' }, 0.8)],
  [/cheetah/i, beast({ head: 'cat', ears: 'round', tail: 'thin', pattern: 'spots', fur: '#f4cf86', cream: '#fffaf0', dark: '#3a2a24' }, 0.86)],
  [/hyena/i, beast({ head: 'dog', ears: 'round', tail: 'tuft', pattern: 'spots', fur: '#b8a07c', cream: '#e8d8b8', dark: '#4a3c32' }, 0.8)],
  [/dalmatian/i, beast({ head: 'dog', ears: 'floppy', tail: 'thin', pattern: 'spots', fur: '#fbfaf8', cream: '#ffffff', dark: '#33303a' }, 0.8)],
  [/husky|huskies|malamute/i, beast({ head: 'dog', ears: 'pointed', tail: 'bushy', fur: '#7f8a9e', cream: '#fafbfd', dark: '#4a5262' }, 0.84)],
  [/german shepherd|alsatian/i, beast({ head: 'dog', ears: 'pointed', tail: 'bushy', fur: '#b5824a', cream: '#e8c898', dark: '#3f3230' }, 0.88)],
  [/poodle/i, beast({ head: 'dog', ears: 'floppy', tail: 'puff', pattern: 'wool', fur: '#f6eee8', cream: '#ffffff', dark: '#d4bfb4' }, 0.72)],
  [/siamese/i, beast({ head: 'cat', ears: 'cat', tail: 'thin', fur: '#f2e6d2', cream: '#fffaf0', dark: '#5a4438' }, 0.62)],
  [/persian cat|angora cat/i, beast({ head: 'cat', ears: 'cat', tail: 'bushy', fur: '#eceaf0', cream: '#ffffff', dark: '#b4b0c0' }, 0.62)],
  [/bison|buffalo/i, beast({ ...onHooves, horns: 'bull', fur: '#7a5238', cream: '#a97c58', dark: '#3f2a20' }, 1.5)],
  [/\byaks?\b|musk ?ox/i, beast({ ...onHooves, horns: 'bull', pattern: 'wool', fur: '#8a6a52', cream: '#b8977a', dark: '#4f3a2e' }, 1.5)],
  [/\bbulls?\b|\box(?:en)?\b/i, beast({ ...onHooves, horns: 'bull', fur: '#a06a48', cream: '#e0b894', dark: '#5a382a' }, 1.5)],
  [/\brams?\b|bighorn|mouflon/i, beast({ ...onHooves, tail: 'puff', horns: 'ram', pattern: 'wool', fur: '#f2e9dc', cream: '#e9d8c4', dark: '#6a5648' }, 0.84)],
  [/warthog|\b(?:wild )?boars?\b/i, beast({ stance: 'stand', head: 'pig', ears: 'leaf', tail: 'tuft', mane: 'brush', fur: '#93796a', cream: '#c0a596', dark: '#4a3a34' }, 0.84)],
  [/okapi/i, beast({ stance: 'stand', head: 'deer', ears: 'leaf', tail: 'tuft', horns: 'ossicones', pattern: 'zebra', neck: 90, fur: '#7f4f3c', cream: '#e8d8c8', dark: '#f6eee2' }, 1.4)],
  [/camel|dromedary/i, beast({ stance: 'stand', head: 'deer', ears: 'horse', tail: 'tuft', pattern: 'humps', neck: 84, fur: '#dcb27c', cream: '#f6e4c4', dark: '#8a6340' }, 1.5)],
  [/tasmanian devil/i, beast({ head: 'bear', ears: 'round', tail: 'thin', fur: '#4a4450', cream: '#f2ece8', dark: '#2a2630' }, 0.6)],
  [/orangutan/i, beast({ head: 'monkey', ears: 'small', tail: 'none', fur: '#cf7440', cream: '#f0c09a', dark: '#7a3a20' }, 0.95)],
  [/chimpanzee|\bchimps?\b|bonobo/i, beast({ head: 'monkey', ears: 'huge', tail: 'none', fur: '#4f444c', cream: '#ecc8a8', dark: '#2f282e' }, 0.82)],
  [/lemur/i, beast({ head: 'monkey', ears: 'huge', tail: 'ringed', fur: '#a6a4b0', cream: '#ffffff', dark: '#3a3844' }, 0.62)],
  [/\btoads?\b/i, beast({ head: 'frog', ears: 'none', tail: 'none', fur: '#a08a5c', cream: '#e8dcb0', dark: '#5f4f34' }, 0.5)],
  [/salamander/i, creature({ body: '#4a4450', belly: '#f4c23f', snout: 'gecko', tail: true, horns: 'none' }, 0.5)],
  [/\bnewts?\b/i, creature({ body: '#8a7f52', belly: '#f2934a', snout: 'gecko', tail: true, spikes: true, horns: 'none' }, 0.46)],
  [/\bbats?\b/i, spirit('bat', '#7a5f58', '#d9c0ac', '#e8d0a8', 0.5)],
];

/** Only where it is all that is said: "can fly" is no fly. */
const FLY = /^(?:(?:an?|the|tiny|little|small|fat|old)\s+)*(?:house|fruit|horse|blue)?[- ]?fl(?:y|ies)$/i;

const SMALL_ONES: readonly Entry[] = [
  [/goldfish|\bkoi\b/i, swimmer('fish', '#f9bb4e', '#fff0c4', '#f4883c', 0.5)],
  [/salmon|trout/i, swimmer('fish', '#e8937f', '#fbe2d4', '#c96f5c', 0.6)],
  [/tadpole/i, swimmer('fish', '#5a6f58', '#a9b89c', '#4a5f4a', 0.34)],
  [/ladybug|ladybird/i, bug('ladybug', '#dd463e', '#33303c', '#e6f6ff', 0.4)],
  [/\bants?\b/i, bug('ant', '#9a5a44', '#5a342a', '#e6f6ff', 0.38)],
  [/woodlouse|woodlice|pill ?bug/i, bug('beetle', '#9299a8', '#5f6678', '#d6f4ff', 0.38)],
  [/\bmoths?\b/i, bug('butterfly', '#8f7f6c', '#d2bfa4', '#b09a7c', 0.46)],
  [/(?<!glow[- ]?)\b(?:earth)?worms?\b/i, bug('caterpillar', '#eaa6a4', '#de9094', '#eaa6a4', 0.42)],
  [FLY, bug('bee', '#7a8092', '#4a4f60', '#e6f6ff', 0.38)],
];

export const CLOSER_ANIMALS: readonly Entry[] = [...BIRDS, ...BEASTS, ...SMALL_ONES];
