/** Who lives in the sea. The first entry whose words match wins. */
import { type Entry, swimmer } from '../being.ts';

export const SEA_ANIMALS: readonly Entry[] = [
  [/shark/i, swimmer('shark', '#7f93a8', '#f1f5f8', '#64788e', 1.4)],
  [/dolphin|porpoise|narwhal/i, swimmer('dolphin', '#6fa3cf', '#eef6fb', '#5487b4', 1.1)],
  [/orca/i, swimmer('whale', '#3a4258', '#f6f8fa', '#2c3346', 1.75)],
  [/whale/i, swimmer('whale', '#4f86c0', '#e6f1f8', '#3d6ea4', 1.95)],
  [/octopus|kraken|squid|cuttlefish/i, swimmer('octopus', '#e0739a', '#f9c9d6', '#c2547f', 0.8)],
  [/jellyfish/i, swimmer('jellyfish', '#b58fe6', '#e9d6fb', '#f09fd0', 0.74)],
  [/crab|lobster|shrimp|crayfish/i, swimmer('crab', '#e5604a', '#f6b090', '#c94a38', 0.54)],
  [/seahorse|sea dragon/i, swimmer('seahorse', '#f2a54a', '#fbe0a8', '#e0734d', 0.64)],
  [/starfish|sea star/i, swimmer('starfish', '#f28a5c', '#fbd0a8', '#d96a44', 0.54)],
  [/seal|walrus|manatee|dugong/i, swimmer('seal', '#8f9bac', '#e2e7ee', '#6c788a', 0.7)],
  [/clown ?fish/i, swimmer('fish', '#f2803c', '#fff3e2', '#e8622f', 0.56, true)],
  [/fish|salmon|tuna|trout|\bray\b|manta|\beel\b|koi|guppy/i, swimmer('fish', '#4fa3d6', '#fbe9b0', '#f2a54a', 0.56, true)],
];
