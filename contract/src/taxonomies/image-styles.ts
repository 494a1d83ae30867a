// How a picture is painted. Shape: for characters 5 groups of 4 styles; for locations the 8 styles of the specification.
export const CHARACTER_IMAGE_STYLES = [
  { group: 'Anime', styles: ['Classic Anime', 'Chibi', 'Anime Watercolor', 'Anime Adventure'] },
  { group: 'Cartoon', styles: ['Storybook', 'Soft Cartoon', 'Comic Book', 'Paper Cutout'] },
  { group: 'Realistic', styles: ['Soft Portrait', 'Natural Light', 'Cinematic', 'Pencil Sketch'] },
  { group: 'Fantasy', styles: ['Fairy Tale', 'Epic Fantasy', 'Enchanted Watercolor', 'Stained Glass'] },
  { group: 'Digital', styles: ['Digital Painting', 'Vector Art', 'Pixel Art', '3D Animation'] },
] as const;

export const LOCATION_IMAGE_STYLES = [
  'Fantasy Art',
  'Digital Painting',
  'Concept Art',
  'Storybook',
  'Realistic',
  'Anime',
  'Digital Watercolor',
  'Digital Oil',
] as const;
