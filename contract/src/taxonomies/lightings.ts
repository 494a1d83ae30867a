// Where the light of a picture comes from. Shape: 15 lightings.
export const LIGHTINGS = [
  'Soft Daylight',
  'Misty Morning',
  'Sunrise Glow',
  'Golden Hour',
  'Sunset',
  'Twilight',
  'Moonlight',
  'Starlight',
  'Northern Lights',
  'Candlelight',
  'Lantern Light',
  'Firelight',
  'Dappled Forest Light',
  'Underwater Rays',
  'Magical Glow',
] as const;

export type Lighting = (typeof LIGHTINGS)[number];
