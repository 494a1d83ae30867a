/** Robots and thinking machines. */
import { type Entry, robot } from './being.ts';

export const ROBOTS: readonly Entry[] = [
  [/nanobot|micro|mini/i, robot({ head: 'orb', body: 'orb', legs: 'hover', accent: '#58c98a' }, 0.6)],
  [/drone|hover|satellite|probe/i, robot({ head: 'orb', body: 'drone', legs: 'hover', accent: '#f29a3c' }, 0.66)],
  [
    /hologram|virtual|digital|chatbot|algorithm|program|\bai\b|artificial intelligence|consciousness|neural|assistant|network|computer/i,
    robot({ head: 'orb', body: 'orb', legs: 'hover', shell: '#cfe4ff', accent: '#6a7cf0', glow: '#8ff4ff' }, 0.8),
  ],
  [/android|humanoid|cyborg|synth|gynoid|bionic/i, robot({ head: 'round', body: 'sleek', legs: 'feet', accent: '#8f7bea' }, 1.05)],
  [
    /mech|battle|war|guard|security|military|combat|giant robot|defen/i,
    robot({ head: 'box', body: 'box', shell: '#b9c4d6', accent: '#e0604a', glow: '#ffd75e' }, 1.3),
  ],
  [/car\b|vehicle|truck|train|rover|explor|tractor/i, robot({ head: 'tv', body: 'car', legs: 'wheel', accent: '#f2b33d' }, 0.86)],
  [
    /robot (dog|cat|pet)|animal|mechanical (beast|bird|pet)|\bpet\b/i,
    robot({ head: 'dome', body: 'barrel', legs: 'wheel', accent: '#58b8a0' }, 0.66),
  ],
  [
    /industrial|factory|construction|worker|mining|repair|maintenance|utility|clean/i,
    robot({ head: 'box', body: 'barrel', legs: 'tracks', shell: '#f4cf6a', accent: '#e07a3c' }, 1.05),
  ],
  [
    /medical|nurse|care|nanny|companion|helper|service|butler|house|teach|chef/i,
    robot({ head: 'round', body: 'dress', accent: '#e86fa6' }, 0.95),
  ],
  [
    /clockwork|steam|automaton|retro|toy|wind-up|junk|scrap/i,
    robot({ head: 'tv', body: 'barrel', shell: '#c99a5a', accent: '#8c5a34', glow: '#ffd98a' }, 0.92),
  ],
  [/robot|bot\b|machine|mechan|cyber/i, robot({})],
];
