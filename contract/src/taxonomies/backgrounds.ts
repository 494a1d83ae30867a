// What is behind a character in a portrait. Shape: 15 backgrounds.
export const BACKGROUNDS = [
  'Soft Gradient',
  'Evening Meadow',
  'Flower Garden',
  'Enchanted Forest',
  'Starry Sky',
  'Moon Surface',
  'Castle Courtyard',
  'Village Street',
  'City Rooftops',
  'Cozy Library',
  'Seaside Cliff',
  'Underwater Garden',
  'Snowy Mountain',
  'Desert Dunes',
  'Crystal Cave',
] as const;

export type Background = (typeof BACKGROUNDS)[number];
