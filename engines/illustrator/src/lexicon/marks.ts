/** Distinguishing features: which words ask for which drawn mark. */

export const MARKS: readonly (readonly [mark: string, words: RegExp, said: string])[] = [
  ['glasses', /(?<!magnifying )glasses|spectacles|monocle/i, 'round glasses'],
  ['goggles', /goggles|visor/i, 'goggles'],
  ['golden-belly', /golden belly|shining belly/i, 'a shining belly'],
  ['single-eye', /single big eye/i, 'one big eye'],
  ['freckles', /freckle/i, 'freckles'],
  ['scar', /\bscars?\b/i, 'a small scar'],
  ['patch', /eye ?patch/i, 'an eye patch'],
  ['dimples', /dimple/i, 'dimples'],
  ['heart-mark', /birthmark|heart[- ]shaped|\bmole\b|beauty mark/i, 'a birthmark'],
  ['star-mark', /tattoo|\brune|marking|symbol|glyph|\bmark\b|sigil|constellation|star[- ]shaped|third eye|gem/i, 'a star mark on the brow'],
  ['two-eyes', /heterochrom|different[- ]colou?red eyes|two[- ]colou?red eyes|mismatched/i, 'eyes of two colours'],
  ['glow-eyes', /glowing eyes|bright eyes|luminous eyes|sparkling eyes|shining eyes|piercing eyes/i, 'shining eyes'],
  ['gap-tooth', /gap|missing tooth|crooked tooth|buck/i, 'a gap in the teeth'],
  ['braces', /braces/i, 'braces'],
  ['fangs', /fang|sharp teeth|tusk/i, 'tiny fangs'],
  ['beard', /beard|goatee/i, 'a beard'],
  ['moustache', /mou?stache|whisker/i, 'a moustache'],
  ['earrings', /earring|piercing|ear ring|ear tuft/i, 'earrings'],
  ['necklace', /necklace|pendant|amulet|locket|medallion|collar/i, 'a pendant'],
  ['crown', /crown|tiara|circlet|diadem/i, 'a crown'],
  ['flower', /flower|blossom/i, 'a flower behind the ear'],
  ['bow', /\bbow\b(?! tie)|ribbon|headband/i, 'a bow'],
  ['hat', /\bhat\b|\bcap\b|beret|\bhood\b/i, 'a hat'],
  ['scarf', /scarf|bandana|neckerchief/i, 'a scarf'],
  ['cape', /\bcape|cloak/i, 'a cape'],
  ['satchel', /satchel|backpack|\bbag\b/i, 'a satchel'],
  ['headphones', /headphone|hearing aid|headset/i, 'headphones'],
  ['feather', /feather/i, 'a feather'],
  ['antennae', /antenna/i, 'antennae'],
  ['horns', /\bhorn/i, 'small horns'],
  ['wings', /\bwing/i, 'wings'],
  ['long-ears', /pointed ears|long ears|big ears|large ears/i, 'big ears'],
  ['tail', /\btail/i, 'a striking tail'],
  ['stripes', /stripe/i, 'stripes'],
  ['spots', /\bspot|dapple|patch of|patches|speckl/i, 'spots'],
  ['halo', /halo|aura|glow/i, 'a soft glow'],
  ['rosy', /rosy|blush/i, 'rosy cheeks'],
  ['lashes', /eyelash|\blash/i, 'long lashes'],
  ['crystal', /crystal|gemstone|jewel/i, 'a crystal on the brow'],
  ['mask', /\bmask/i, 'a mask'],
  ['bell', /\bbell/i, 'a little bell'],
  ['light', /\blight|\bled\b|screen|panel|circuit|display/i, 'little lights'],
  ['mane', /mane/i, 'a flowing mane'],
];

export function findMarks(text: string): string[] {
  return MARKS.filter(([, words]) => words.test(text)).map(([mark]) => mark);
}

export const sayMark = (mark: string): string | undefined => MARKS.find(([name]) => name === mark)?.[2];
