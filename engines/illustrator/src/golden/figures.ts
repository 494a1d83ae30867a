/** Outlines of figures as they were last looked at and found right. Written by `contact-sheets/write-goldens.ts`. */
import type { Outline } from '../testing/outline.ts';

export const FIGURES: Readonly<Record<string, Outline>> = {
  "Maya": { marks: 92, parts: {
    "torso": [-73, -216, 74, -76],
    "skull": [-124, -124, 124, 126],
    "iris": [-48, 15, 20],
    "iris'": [48, 15, 20],
  } },
  "Kofi": { marks: 113, parts: {
    "sail": [-208, -477, -118, -261],
    "wheel": [],
    "torso": [-75, -224, 75, -76],
    "wheel'": [],
    "skull": [-118, -124, 118, 132],
    "iris": [-48, 15, 20],
    "iris'": [48, 15, 20],
  } },
  "Rusty": { marks: 49, parts: {
    "torso": [-94, -218, 94, 2],
    "skull": [-152, -96, 152, 92],
    "iris": [-47, 5, 20],
    "iris'": [47, 5, 20],
  } },
  "Pixel": { marks: 63, parts: {
    "skull": [-134, -112, 134, 100],
  } },
  "Ember": { marks: 73, parts: {
    "torso": [-104, -262, 104, -52],
    "skull": [-126, -112, 126, 96],
    "iris": [-50, -5, 24],
    "iris'": [50, -5, 24],
  } },
  "Olive": { marks: 43, parts: {
    "torso": [-120, -218, 120, 0],
    "skull": [-112, -104, 112, 92],
    "iris": [-44, -5, 25],
    "iris'": [44, -5, 25],
  } },
  "Boo": { marks: 37, parts: {
    "skull": [-146, -330, 158, 12],
    "iris": [-44, 3, 21],
    "iris'": [44, 3, 21],
  } },
  "Zig": { marks: 59, parts: {
    "torso": [-78, -216, 78, -70],
    "skull": [-146, -150, 146, 130],
    "iris": [0, -43, 21],
    "iris'": [-54, 15, 26],
    "iris''": [54, 15, 26],
  } },
  "Fern": { marks: 128, parts: {
    "torso": [-101, -216, 101, -36],
    "skull": [-118, -124, 118, 132],
    "iris": [-48, 15, 20],
    "iris'": [48, 15, 20],
  } },
  "Sol": { marks: 66, parts: {
    "torso": [-127, -276, 127, 10],
    "skull": [-122, -124, 122, 128],
    "iris": [-48, 14, 19],
    "iris'": [48, 14, 19],
  } },
  "Chi": { marks: 64, parts: {
    "torso": [-78, -270, 78, -134],
    "skull": [-122, -124, 122, 128],
    "iris": [-48, 15, 20],
    "iris'": [48, 15, 20],
  } },
  "Vlad": { marks: 60, parts: {
    "torso": [-79, -216, 79, -55],
    "skull": [-124, -124, 124, 126],
    "iris": [-48, 15, 20],
    "iris'": [48, 15, 20],
  } },
  "Ink": { marks: 42, parts: {
    "skull": [-124, -328, 124, -84],
    "iris": [-42, 3, 22],
    "iris'": [42, 3, 22],
  } },
  "Buzz": { marks: 35, parts: {
    "skull": [-104, -100, 104, 92],
    "iris": [-42, -1, 22],
    "iris'": [42, -1, 22],
  } },
  "Grit": { marks: 64, parts: {
    "torso": [-104, -262, 106, -52],
    "skull": [-124, -112, 126, 98],
    "iris": [-50, -5, 24],
    "iris'": [50, -5, 24],
  } },
  "Nixie": { marks: 84, parts: {
    "skull": [-118, -124, 118, 132],
    "iris": [-48, 15, 20],
    "iris'": [48, 15, 20],
  } },
};
