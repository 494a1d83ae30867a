/** Ears of beasts, behind a head of radius 110. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path } from '../shapes.ts';
import type { BeastParts } from './look.ts';

/** Both ears; where one hangs, the left one stays as it is. */
/** @param fall degrees to its side, by what is felt */
export function drawBeastEars(paper: Paper, parts: BeastParts, fall = 0): string {
  const pair = drawPair(paper, parts, fall * (HANGING.has(parts.ears) ? 0.4 : 1));
  if (!parts.oneFloppyEar || parts.ears === 'none') return pair;
  const left = paper.clip('<path d="M-400 -400H0V400H-400Z"/>');
  return group(`clip-path="${left}" data-part="ear"`, pair) + hangingEar(paper, parts);
}

function hangingEar(paper: Paper, parts: BeastParts): string {
  const color = parts.ears === 'floppy' || parts.pattern === 'panda' ? parts.dark : parts.fur;
  const inner = mix('#f6b6a0', parts.fur, 0.12);
  if (parts.ears === 'floppy')
    return path('M58 -84 C64 -150 96 -176 116 -168 C128 -130 120 -84 100 -50Z', paper.drop(parts.dark, 0.8));
  if (parts.ears === 'long')
    return (
      path('M24 -84 C22 -140 34 -186 62 -192 C78 -194 88 -176 84 -150 L78 -78Z', paper.ball(color)) +
      path('M40 -90 C38 -136 48 -166 62 -170 C72 -166 72 -140 66 -88Z', inner, bare) +
      path(
        'M36 -176 C58 -214 128 -204 150 -140 C160 -108 156 -70 134 -62 C112 -62 104 -104 94 -128 C82 -156 54 -160 36 -176Z',
        paper.drop(color),
      ) +
      line('M48 -178 C84 -176 104 -150 112 -122', shade(color, -0.14), 5, 0.5)
    );
  return (
    path('M30 -74 C44 -118 74 -134 100 -122 L112 -36Z', paper.ball(color)) +
    path('M40 -98 C66 -150 140 -130 158 -72 C164 -44 156 -16 140 -14 C122 -16 118 -50 106 -68 C92 -88 64 -82 40 -98Z', paper.drop(color)) +
    path(
      'M158 -72 C164 -44 156 -16 140 -14 C130 -15 125 -28 120 -42 C136 -40 150 -52 158 -72Z',
      parts.ears === 'pointed' ? parts.dark : inner,
      bare,
    ) +
    line('M52 -100 C84 -100 108 -84 118 -58', shade(color, -0.14), 5, 0.5)
  );
}

function elephantEar({ longEars }: BeastParts, fur: string, inner: string): string[] {
  const ear = [
    path('M84 -70 C140 -118 214 -82 208 0 C204 68 146 92 98 54Z', fur),
    path('M106 -54 C146 -86 192 -58 188 4 C184 50 144 66 112 40Z', inner, `${bare} opacity=".75"`),
  ];
  return longEars ? [group('transform="translate(-14 34) scale(1.12 1.42)"', ...ear)] : ear;
}

/** Large ones and those that hang move less. */
const HANGING: ReadonlySet<BeastParts['ears']> = new Set(['floppy', 'huge', 'leaf', 'none']);

function drawPair(paper: Paper, parts: BeastParts, fall: number): string {
  const both = (...ear: string[]): string => bothSides(...(fall ? [group(`transform="rotate(${fall} 66 -78)"`, ...ear)] : ear));
  const color = parts.pattern === 'panda' ? parts.dark : parts.fur;
  const fur = paper.ball(color);
  const inner = parts.pattern === 'panda' ? shade(parts.dark, 0.1) : mix('#f6b6a0', parts.fur, 0.12);
  switch (parts.ears) {
    case 'pointed':
      return both(
        path('M30 -66 C44 -120 74 -154 96 -160 C116 -126 120 -76 108 -30Z', fur),
        path('M96 -160 C110 -138 116 -116 116 -94 C100 -102 84 -112 72 -130 C80 -146 90 -156 96 -160Z', parts.dark, bare),
        path('M54 -66 C60 -96 74 -112 86 -112 C96 -96 98 -70 92 -48Z', inner, bare),
      );
    case 'cat':
      return both(
        path('M24 -86 C38 -132 66 -158 92 -162 C112 -130 118 -84 108 -36Z', fur),
        path('M46 -82 C54 -112 72 -130 86 -132 C98 -108 100 -80 96 -54Z', inner, bare),
      );
    case 'tufted':
      return both(
        path('M76 -122 C78 -160 84 -196 98 -222 C108 -196 112 -158 106 -118Z', paper.drop(parts.dark)),
        path('M28 -78 C32 -124 54 -160 84 -164 C110 -142 112 -96 92 -50Z', fur),
        path('M48 -82 C52 -112 66 -132 82 -136 C94 -118 94 -90 82 -64Z', inner, bare),
      );
    case 'round':
      return both(circle(80, -84, 38, fur), circle(82, -82, 22, inner, bare));
    case 'huge':
      return both(circle(106, -78, 66, fur), circle(108, -74, 44, inner, bare));
    case 'small':
      return both(circle(82, -72, 26, fur), circle(84, -70, 14, inner, bare));
    case 'long':
      return both(
        path('M22 -84 C4 -180 26 -268 56 -276 C90 -268 96 -170 78 -78Z', fur),
        path('M38 -96 C28 -170 42 -236 58 -242 C76 -232 80 -164 68 -96Z', inner, bare),
      );
    case 'floppy':
      return both(path('M62 -88 C112 -104 154 -60 152 10 C150 56 118 66 104 34 C96 8 92 -24 70 -46Z', paper.drop(parts.dark, 0.8)));
    case 'horse':
      return both(
        path('M30 -88 C32 -132 50 -156 68 -164 C84 -142 84 -104 74 -72Z', fur),
        path('M44 -92 C46 -120 56 -136 66 -140 C74 -124 74 -100 68 -82Z', inner, bare),
      );
    case 'donkey':
      return both(
        path('M26 -80 C22 -140 54 -224 104 -244 C124 -206 116 -118 78 -68Z', fur),
        path('M104 -244 C124 -206 120 -170 112 -138 C102 -168 88 -186 68 -202 C80 -224 92 -238 104 -244Z', parts.dark, bare),
        path('M44 -88 C44 -138 64 -190 92 -208 C102 -172 94 -118 70 -82Z', mix(parts.cream, '#f6b6a0', 0.3), bare),
      );
    case 'leaf':
      return both(
        path('M64 -66 C94 -116 146 -130 172 -112 C168 -76 130 -38 84 -36Z', fur),
        path('M86 -64 C108 -92 138 -102 154 -96 C148 -74 120 -54 92 -52Z', inner, bare),
      );
    case 'none':
      return parts.head === 'elephant'
        ? both(...elephantEar(parts, fur, inner))
        : parts.mane === 'hair'
          ? both(
              path('M70 -96 C128 -104 146 -20 126 84 C110 96 92 80 90 50Z', paper.drop(parts.dark), bare) +
                ellipse(112, 90, 18, 10, '#e9b23f', bare),
            )
          : '';
  }
}
