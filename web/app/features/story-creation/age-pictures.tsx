/** A small drawing for each age: blocks, a kite, a tree house, a lighthouse. */
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { ReactNode } from 'react';

interface SkyProps {
  name: string;
  colors: readonly [string, string, string];
  children: ReactNode;
}

/** A sky that grows later with the age of the reader: morning, noon, evening, night. */
function Sky({ name, colors, children }: SkyProps) {
  return (
    <svg viewBox="0 0 200 200" className="picture block size-full" aria-hidden="true">
      <defs>
        <linearGradient id={`age-${name}`} x1="0" y1="0" x2="0.3" y2="1">
          {colors.map((color, place) => <stop key={color} offset={place / 2} stopColor={color} />)}
        </linearGradient>
      </defs>
      <rect width="200" height="200" fill={`url(#age-${name})`} />
      {children}
    </svg>
  );
}

const hills = (far: string, near: string) => (
  <g>
    <path d="M0 142c34-26 66-22 104-6s66 6 96-14v78H0Z" fill={far} />
    <path d="M0 168c46-24 82-12 120-4s58-2 80-14v50H0Z" fill={near} />
  </g>
);

const blocks = (
  <Sky name="blocks" colors={['#bfe3f2', '#fde9c8', '#f9cfae']}>
    <circle cx="154" cy="48" r="22" fill="#ffe7a3" />
    {hills('#b9d8a2', '#8fc08a')}
    <g>
      <rect x="48" y="122" width="48" height="48" rx="9" fill="#5a3e9b" />
      <rect x="102" y="122" width="48" height="48" rx="9" fill="#c9688f" />
      <rect x="75" y="72" width="48" height="48" rx="9" fill="#f2b33d" />
      <circle cx="72" cy="146" r="13" fill="#bfa9ff" />
      <path d="M126 132l13 26h-26Z" fill="#f8d7e4" />
      <path d="M99 83l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" fill="#fff6dc" />
    </g>
  </Sky>
);

const kite = (
  <Sky name="kite" colors={['#8cc6ee', '#c8e6f5', '#fbeacb']}>
    <path d="M18 62c4-16 26-16 30-2 12-4 20 12 8 18H22c-12-2-14-14-4-16Z" fill="#ffffff" opacity="0.85" />
    {hills('#9cc98d', '#6aa873')}
    <path d="M128 24l34 36-26 44-30-40Z" fill="#b93a2f" />
    <path d="M128 24l8 80-30-40Z" fill="#f2b33d" />
    <path d="M136 104c-8 14 10 18 0 32s-40 10-62 30" fill="none" stroke="#5f5573" strokeWidth="3" strokeLinecap="round" />
    <path d="M132 116l-10-4 2 9ZM140 128l10 5-1-10Z" fill="#5a3e9b" />
    <circle cx="64" cy="146" r="13" fill="#8a5a3c" />
    <path d="M51 144c0-20 26-20 26-2-8 0-14-4-16-6-2 4-6 6-10 8Z" fill="#2a1a1e" />
    <path d="M46 188c0-20 8-28 18-28s18 8 18 28Z" fill="#2a629c" />
    <path d="M76 172l12-9" stroke="#8a5a3c" strokeWidth="6" strokeLinecap="round" />
  </Sky>
);

const treeHouse = (
  <Sky name="tree" colors={['#5b6fb0', '#c79ac0', '#f6c48e']}>
    <circle cx="44" cy="70" r="18" fill="#fff0c4" />
    {hills('#7d7bb0', '#5a5f97')}
    <path d="M94 190c4-34 2-70-4-92h28c-6 24-6 60 0 92Z" fill="#5e3d34" />
    <path d="M64 58c-6-26 22-42 42-30 18-14 50-2 46 24 18 10 10 40-12 38-10 14-34 14-42 2-18 10-44 0-40-20-8-4-4-14 6-14Z" fill="#2f7a5c" />
    <rect x="74" y="86" width="62" height="44" rx="4" fill="#a66b42" />
    <path d="M66 90l39-28 39 28Z" fill="#8c3a3f" />
    <rect x="94" y="98" width="22" height="32" rx="11" fill="#ffe3a0" />
    <path d="M84 130v54M98 130v54M84 144h14M84 158h14M84 172h14" stroke="#3f2823" strokeWidth="4" strokeLinecap="round" />
    <path d="M136 96h22l-7 7 7 7h-22" fill="#f2b33d" />
  </Sky>
);

const lighthouse = (
  <Sky name="light" colors={['#171230', '#3d3f7f', '#8d6fa8']}>
    <g fill="#fff6dc">
      <circle cx="36" cy="38" r="2.500" />
      <circle cx="66" cy="66" r="2" />
      <circle cx="160" cy="30" r="2.500" />
      <circle cx="178" cy="74" r="2" />
      <circle cx="24" cy="92" r="2" />
    </g>
    <path d="M112 62L8 34v52ZM112 62l88-26v54Z" fill="#ffe9a8" opacity="0.32" />
    <path d="M0 150c40-12 70 6 110-2s60-6 90 2v50H0Z" fill="#2b3a78" />
    <path d="M70 176c8-26 26-36 44-36s38 12 48 36Z" fill="#241d45" />
    <path d="M98 150l6-76h18l6 76Z" fill="#f4e4f0" />
    <path d="M102 102l1-14h19l2 14ZM99 134l1-14h26l1 14Z" fill="#b93a2f" />
    <rect x="102" y="54" width="22" height="20" rx="3" fill="#ffd66e" />
    <path d="M98 56l15-16 15 16Z" fill="#5a3e9b" />
    <path d="M0 178c26-10 40 6 66 0s44-6 68 0 44-4 66-2v24H0Z" fill="#1d1f4e" />
  </Sky>
);

export const AGE_PICTURES: Record<AgeRange, ReactNode> = { '3-4': blocks, '5-8': kite, '9-12': treeHouse, '12-17': lighthouse };
