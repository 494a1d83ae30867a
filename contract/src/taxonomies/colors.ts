// Every color a character can have. Shape: label in sentence case, then the color of its swatch as #rrggbb.
// One label means one color wherever it is offered (coat, fur, scales, skin, eyes, hair), so that a drawing can look it up by its label.
export const COLOR_SWATCHES = {
  // reds and pinks
  'Ruby red': '#c2263d',
  'Berry red': '#8f1d47',
  'Coral pink': '#f4877a',
  'Rose pink': '#e56b95',
  'Blossom pink': '#f7b9cb',
  'Bubblegum pink': '#f58ac0',
  // oranges, yellows and golds
  'Pumpkin orange': '#e9792b',
  'Copper red': '#c4592a',
  'Fire orange': '#f2662e',
  'Sunflower yellow': '#fbd02a',
  'Lemon yellow': '#f7e26b',
  'Honey gold': '#dca647',
  'Sunlight gold': '#ffd978',
  'Amber': '#b9762a',
  // greens
  'Leaf green': '#5da64a',
  'Moss green': '#77803d',
  'Forest green': '#2c6b45',
  'Emerald green': '#1f9d6b',
  'Mint green': '#9fdcc0',
  'Lime green': '#a5cf3f',
  'Olive green': '#8a8a47',
  // blues and teals
  'Sea green': '#3aa99a',
  'Teal': '#1f7f86',
  'Turquoise': '#3fc4c9',
  'Sky blue': '#79b8ea',
  'Ice blue': '#addffa',
  'Ocean blue': '#2f6fb3',
  'Cornflower blue': '#6c8fe0',
  'Moon blue': '#5c6fc0',
  'Midnight blue': '#232a5c',
  // purples
  'Lavender': '#b9a5e3',
  'Lilac': '#d6bfee',
  'Violet': '#7d52bd',
  'Plum purple': '#5a3e9b',
  'Twilight purple': '#4a3a72',
  // browns and beiges
  'Sand beige': '#e3cda4',
  'Cream white': '#f6ecd6',
  'Caramel brown': '#b5793f',
  'Hazel brown': '#93703c',
  'Chestnut brown': '#7a4326',
  'Chocolate brown': '#4f2e1f',
  'Bark brown': '#6b5340',
  'Dark brown': '#3d271d',
  // whites, grays and blacks
  'Snow white': '#fbfbf8',
  'Pearl white': '#f1ecf0',
  'Cloud gray': '#cfd3dc',
  'Silver gray': '#a9adb9',
  'Storm gray': '#6b7382',
  'Slate gray': '#4c5563',
  'Charcoal black': '#34343d',
  'Ink black': '#1d1a24',
  // coats and feathers of several colors: the swatch shows the strongest one
  'Red with white': '#d2602b',
  'Brown with white': '#8c5c37',
  'Black with white': '#2a2832',
  'Calico': '#d99a5b',
  'Golden striped': '#dd9434',
  'Gray striped': '#8c8f99',
  'Spotted tan': '#d2a468',
  'Rainbow': '#e0709f',
  // metals and finishes
  'Polished silver': '#c9ced8',
  'Brushed steel': '#8f98a6',
  'Shining copper': '#cb7a4a',
  'Old brass': '#b08d45',
  'Bright gold': '#d69f22',
  'Rose gold': '#dfa08f',
  'White enamel': '#f3f5f9',
  'Rusty iron': '#8d5338',
  // light and shadow
  'Moonlight silver': '#c9cdd9',
  'Candle glow': '#ffdf9e',
  'Firefly green': '#c9f27b',
  'Aurora green': '#7fe3b7',
  'Starlight blue': '#b6ccff',
  'Misty violet': '#c9bbe8',
  'Shadow gray': '#565268',
  // skin tones
  'Porcelain': '#f9e1cf',
  'Rosy ivory': '#f5d0bb',
  'Peach': '#f0c8a2',
  'Apricot': '#e2ab7d',
  'Golden tan': '#d39a63',
  'Almond': '#c48a5c',
  'Bronze': '#aa7040',
  'Walnut': '#8f5a38',
  'Cocoa': '#6f4329',
  'Espresso': '#4c2e20',
  // hair
  'Platinum blond': '#efe2bd',
  'Honey blond': '#e0b25f',
  'Strawberry blond': '#e58f70',
  'Auburn': '#a2301d',
} as const satisfies Record<string, `#${string}`>;

export type ColorLabel = keyof typeof COLOR_SWATCHES;

/** Shown for a text that is not one of our colors, for example in a character saved by an older version. */
export const UNKNOWN_SWATCH = '#b9aeda';

export function isColor(label: string): label is ColorLabel {
  return Object.hasOwn(COLOR_SWATCHES, label);
}

/** The color of a label as #rrggbb, in lower case. */
export function colorSwatch(label: string): string {
  return isColor(label) ? COLOR_SWATCHES[label] : UNKNOWN_SWATCH;
}
