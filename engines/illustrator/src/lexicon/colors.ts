/** Colour words of families: things (fur, cloth, metal), skins, hair and eyes. */
import { formatHex, parse } from 'culori';

export const COLORS: Record<string, string> = {
  red: '#d9483f', crimson: '#b92d4a', scarlet: '#e0413a', ruby: '#c62a55', maroon: '#86314a', burgundy: '#7d2744', rose: '#e77f9a',
  pink: '#f290b4', 'hot pink': '#ee5a9a', 'light pink': '#f7bcd0', magenta: '#cf4aa8', fuchsia: '#d94fb0', coral: '#f58a72', salmon: '#f3a08a',
  orange: '#ef8a3d', 'burnt orange': '#cf6a2c', copper: '#c4743f', bronze: '#b9813f', amber: '#eda53a', rust: '#b9572f', tangerine: '#f5943a',
  peach: '#f7bf9a', apricot: '#f4b183', yellow: '#f4c93f', gold: '#e9b23f', golden: '#e9b23f', lemon: '#f6de62', mustard: '#cf9f34',
  honey: '#e0a545', cream: '#f6e7cb', ivory: '#f5edda', beige: '#e0c9a6', sand: '#dcc08e', sandy: '#dcc08e', tan: '#cfa578', khaki: '#b8a56f',
  brown: '#94623d', 'dark brown': '#5c3b26', 'light brown': '#b98a5e', chocolate: '#6b4128', chestnut: '#8c4a2c', mahogany: '#6e3524',
  caramel: '#c08549', cinnamon: '#b06a3b', coffee: '#6a4a36', hazel: '#9a7440', green: '#5aa45a', 'dark green': '#2f6d4a', lime: '#a4d04e',
  'light green': '#9bd38a', emerald: '#2fa574', mint: '#9fdcc0', olive: '#8a8a4a', moss: '#7a8f4c', 'forest green': '#38754a', forest: '#38754a',
  jade: '#45a886', sage: '#9db38a', teal: '#2f9a9a', turquoise: '#46c4c4', aqua: '#62d3d6', cyan: '#58cfe6', blue: '#4b86d6',
  'light blue': '#94c6f0', 'dark blue': '#2d4a94', 'navy blue': '#2f3f78', navy: '#2f3f78', 'sky blue': '#86c4ee', sky: '#86c4ee', azure: '#5fa8ee',
  cobalt: '#3b62c4', sapphire: '#3159b8', indigo: '#4b48a8', ice: '#cfeaf6', 'ice blue': '#bfe2f4', icy: '#cfeaf6', purple: '#8a5cc4',
  violet: '#8b62d6', lavender: '#bda8e8', lilac: '#cdb0e6', plum: '#6f4a94', amethyst: '#9a68cf', mauve: '#b58fc0', white: '#f5f2ee',
  snow: '#f4f6fa', pearl: '#efe8ea', silver: '#bcc5d4', platinum: '#dcdde2', gray: '#959aa6', grey: '#959aa6', 'light gray': '#c2c6ce',
  'light grey': '#c2c6ce', 'dark gray': '#5a5f6e', 'dark grey': '#5a5f6e', charcoal: '#474b58', slate: '#68748a', steel: '#8d9bb2', ash: '#a8a8a8',
  stone: '#9c968c', chrome: '#c8d2e0', gunmetal: '#566072', metallic: '#b4bfd2', iron: '#747f92', black: '#3a3744', ebony: '#33303c',
  midnight: '#2b2d56', onyx: '#33323e', shadow: '#4a4562', obsidian: '#34313f', neon: '#5cf0b0', 'neon green': '#6bec7a', 'neon blue': '#58c8ff',
  'neon pink': '#ff6fc0', rainbow: '#f290b4', iridescent: '#b9c8f2', holographic: '#a9d4f2', opalescent: '#d6e0f0', translucent: '#bfe4ee',
  transparent: '#cfe6ee', crystal: '#b8def0', glowing: '#fbe08a', luminous: '#fbe69c', starry: '#4d55a8', cosmic: '#5a4aa8', galaxy: '#4a3f9a',
  nebula: '#a45cc0', fiery: '#ee6a34', fire: '#ee6a34', flame: '#f07a34', lava: '#e2552f', earthy: '#8f6e48', earth: '#8f6e48', wooden: '#a6733f',
  pastel: '#d8c4ee', spotted: '#e0b77a', striped: '#e59a4a', ginger: '#e08a3f', calico: '#e5a468', tabby: '#b08a60', piebald: '#e6d9c6',
  brindle: '#8f6a48', mottled: '#9c8f70', multicolored: '#ee9a5a', colorful: '#5ab6d6', dark: '#4f4760', pale: '#eee4dc', bright: '#f4b23f',
};

export const SKINS: Record<string, string> = {
  porcelain: '#fbe0d0', ivory: '#f9dcc6', pale: '#f8dbc8', fair: '#f6d0b1', light: '#f4c9a5', rosy: '#f5c3aa', peach: '#f3bd98', apricot: '#e9b389',
  beige: '#e6b68e', warm: '#dda273', medium: '#d59d70', honey: '#d3965f', golden: '#d39a5e', olive: '#c99a68', tan: '#c98d62', tanned: '#c48858',
  caramel: '#bd7f50', bronze: '#ae7145', amber: '#b4753f', almond: '#b67c52', chestnut: '#96593a', brown: '#a0653f', 'light brown': '#bf8657',
  'dark brown': '#6f4329', mahogany: '#7a452f', chocolate: '#754529', espresso: '#5b3624', dark: '#6b4029', deep: '#653b27', ebony: '#523122',
  umber: '#63402c', sienna: '#9a5a36', freckled: '#f4c9a5', black: '#553322', white: '#f8dcc9',
};

export const HAIRS: Record<string, string> = {
  black: '#2a242e', 'jet black': '#201c26', raven: '#262431', 'dark brown': '#432a1f', brown: '#6a4129', 'light brown': '#946239',
  chestnut: '#74402a', chocolate: '#54321f', auburn: '#93402a', red: '#c4532a', ginger: '#d9722f', copper: '#c8652f', strawberry: '#dd9159',
  'strawberry blonde': '#e0a068', blonde: '#e8be6a', blond: '#e8be6a', 'light blonde': '#f1d797', golden: '#e6b24d', platinum: '#efe6d0',
  honey: '#d5a04e', sandy: '#cda66a', gray: '#a5a3a9', grey: '#a5a3a9', silver: '#c6c8d2', white: '#f0ecea', 'salt and pepper': '#8c8a90',
  bald: '#000001', none: '#000001', hairless: '#000001',
};

export const EYES: Record<string, string> = {
  brown: '#6b4023', 'dark brown': '#432614', 'light brown': '#94602f', black: '#33262a', hazel: '#8a6a32', amber: '#cf8a24', green: '#3f8f5f',
  emerald: '#1f9466', blue: '#3d7cc4', 'light blue': '#62a8e0', 'dark blue': '#2b4d94', gray: '#73808f', grey: '#73808f', silver: '#9aa8bb',
  violet: '#7d52c4', purple: '#7d52c4', gold: '#d9a024', golden: '#d9a024', yellow: '#d9b324', red: '#c43e3e', orange: '#dd7a2a',
  turquoise: '#2aa5a5', teal: '#23868a', aqua: '#3bb5bd', pink: '#d9629a', white: '#b9c4d4', glowing: '#e8c83f', rainbow: '#9a62d9', starry: '#5666d6',
};

/** The named swatches that the product offers: a label means exactly its swatch. */
export const SWATCHES: Record<string, string> = {
  'ruby red': '#c2263d', 'berry red': '#8f1d47', 'coral pink': '#f4877a', 'rose pink': '#e56b95', 'blossom pink': '#f7b9cb',
  'bubblegum pink': '#f58ac0', 'pumpkin orange': '#e9792b', 'copper red': '#c4592a', 'fire orange': '#f2662e',
  'sunflower yellow': '#f3bd35', 'lemon yellow': '#f7e26b', 'honey gold': '#dca647', 'sunlight gold': '#ffd978', amber: '#b9762a',
  'leaf green': '#5da64a', 'moss green': '#77803d', 'forest green': '#2c6b45', 'emerald green': '#1f9d6b', 'mint green': '#9fdcc0',
  'lime green': '#a5cf3f', 'olive green': '#8a8a47', 'sea green': '#3aa99a', teal: '#1f7f86', turquoise: '#3fc4c9',
  'sky blue': '#79b8ea', 'ice blue': '#c4e4f5', 'ocean blue': '#2f6fb3', 'cornflower blue': '#6c8fe0', 'moon blue': '#5c6fc0',
  'midnight blue': '#232a5c', lavender: '#b9a5e3', lilac: '#d6bfee', violet: '#7d52bd', 'plum purple': '#5a3e9b',
  'twilight purple': '#4a3a72', 'sand beige': '#e3cda4', 'cream white': '#f6ecd6', 'caramel brown': '#b5793f', 'hazel brown': '#93703c',
  'chestnut brown': '#7a4326', 'chocolate brown': '#4f2e1f', 'bark brown': '#6b5340', 'dark brown': '#3d271d', 'snow white': '#fbfbf8',
  'pearl white': '#f1ecf0', 'cloud gray': '#cfd3dc', 'silver gray': '#a9adb9', 'storm gray': '#6b7382', 'slate gray': '#4c5563',
  'charcoal black': '#34343d', 'ink black': '#1d1a24', 'red with white': '#d2602b', 'brown with white': '#8c5c37',
  'black with white': '#2a2832', calico: '#d99a5b', 'golden striped': '#dd9434', 'gray striped': '#8c8f99', 'spotted tan': '#d2a468',
  rainbow: '#e0709f', 'polished silver': '#c9ced8', 'brushed steel': '#8f98a6', 'shining copper': '#cb7a4a', 'old brass': '#b08d45',
  'bright gold': '#e6b93c', 'rose gold': '#dfa08f', 'white enamel': '#f3f5f9', 'rusty iron': '#8d5338', 'moonlight silver': '#dce2f2',
  'candle glow': '#ffdf9e', 'firefly green': '#c9f27b', 'aurora green': '#7fe3b7', 'starlight blue': '#b6ccff',
  'misty violet': '#c9bbe8', 'shadow gray': '#565268', porcelain: '#f9e1cf', 'rosy ivory': '#f5d0bb', peach: '#f0c8a2',
  apricot: '#e2ab7d', 'golden tan': '#d39a63', almond: '#c48a5c', bronze: '#aa7040', walnut: '#8f5a38', cocoa: '#6f4329',
  espresso: '#4c2e20', 'platinum blond': '#efe2bd', 'honey blond': '#e0b25f', 'strawberry blond': '#dc9a62', auburn: '#8a3b24',
};

/** The colour a text names, the longest name first; a specific list wins over the general one. */
export function findColor(text: string | undefined, ...lists: readonly Record<string, string>[]): string | undefined {
  if (!text) return undefined;
  const words = text.toLowerCase().replace(/grey/g, 'gray').replace(/[^a-z ]+/g, ' ').split(/\s+/).filter(Boolean);
  for (const length of [3, 2, 1]) {
    for (const list of [SWATCHES, ...lists, COLORS]) {
      for (let at = 0; at + length <= words.length; at++) {
        const found = list[words.slice(at, at + length).join(' ')];
        if (found) return found;
      }
    }
  }
  for (const word of words) {
    const css = parse(word);
    if (css) return formatHex(css);
  }
  return undefined;
}

/** Two colours of "red and gold"-like words, in order. */
export function findColors(text: string | undefined): string[] {
  return (text ?? '').split(/\band\b|,|\/|with/i).flatMap((part) => findColor(part) ?? []);
}
