/** Small drawings for places where nothing is yet: night hills, and on them what is missing. */
import type { ReactNode } from 'react';

export type EmptyPictureName = 'book' | 'portrait' | 'place' | 'friends' | 'search';

export function EmptyPicture({ name }: { name: EmptyPictureName }) {
  return (
    <svg viewBox="0 0 320 220" className="picture mx-auto block w-full max-w-[320px]" aria-hidden="true">
      <defs>
        <linearGradient id={`sky-${name}`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#4b5c9a" />
          <stop offset="0.6" stopColor="#a996cf" />
          <stop offset="1" stopColor="#f3d3a4" />
        </linearGradient>
        <radialGradient id={`glow-${name}`}>
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`frame-${name}`}>
          <path d="M160 6c62 0 148 24 152 104 3 66-64 104-152 104S5 176 8 110C12 30 98 6 160 6Z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#frame-${name})`}>
        <rect width="320" height="220" fill={`url(#sky-${name})`} />
        <circle cx="232" cy="66" r="70" fill={`url(#glow-${name})`} />
        <circle cx="232" cy="66" r="20" fill="#fff3cf" />
        <path d="M0 156c50-34 98-30 150-8s110 10 170-18v90H0Z" fill="#6f6aa8" />
        <path d="M0 178c70-26 120-12 176-2s96 0 144-16v60H0Z" fill="#4a4a86" />
        <Sparkle x={70} y={52} size={9} />
        <Sparkle x={118} y={30} size={6} />
        <Sparkle x={276} y={112} size={6} />
        <Sparkle x={40} y={104} size={5} />
      </g>
      {FIGURES[name]}
    </svg>
  );
}

function Sparkle({ x, y, size }: { x: number; y: number; size: number }) {
  const place = `translate(${x} ${y}) scale(${size / 10})`;
  return <path transform={place} d="M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10Z" fill="#fff6dc" />;
}

const FIGURES: Record<EmptyPictureName, ReactNode> = {
  book: (
    <g>
      <path d="M160 132c-22-15-52-18-80-13v64c28-4 58-1 80 14 22-15 52-18 80-14v-64c-28-5-58-2-80 13Z" fill="#8c3a3f" />
      <path d="M160 128c-22-14-48-17-74-13v60c26-3 52 0 74 13 22-13 48-16 74-13v-60c-26-4-52-1-74 13Z" fill="#fffbf1" />
      <path d="M160 128v60" stroke="#dccbb0" strokeWidth="3" />
      <path
        d="M98 132c16-2 32 0 46 6M98 146c16-2 32 0 46 6M176 138c14-6 30-8 46-6M176 152c14-6 30-8 46-6"
        stroke="#c9b8d9"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <Sparkle x={160} y={92} size={16} />
      <Sparkle x={186} y={108} size={8} />
      <Sparkle x={136} y={106} size={7} />
    </g>
  ),
  portrait: (
    <g>
      <path d="M112 196v-82a48 48 0 0 1 96 0v82Z" fill="#fffdf8" />
      <path d="M120 188v-72a40 40 0 0 1 80 0v72Z" fill="#f0dcc0" />
      <path d="M128 188c0-26 14-38 32-38s32 12 32 38Z" fill="#5a3e9b" />
      <circle cx="160" cy="124" r="24" fill="#e2ab7d" />
      <path d="M135 122c-3-34 53-34 50 0-10-2-16-8-20-14-8 8-18 14-30 14Z" fill="#3a2530" />
      <circle cx="151" cy="127" r="3" fill="#2b2140" />
      <circle cx="169" cy="127" r="3" fill="#2b2140" />
      <path d="M153 136c4 4 10 4 14 0" stroke="#7a3b34" strokeWidth="2.5" strokeLinecap="round" fill="none" />
      <path d="M104 196h112v10H104Z" fill="#f2b33d" />
      <Sparkle x={222} y={112} size={9} />
    </g>
  ),
  place: (
    <g>
      <path d="M96 192v-58h22v-16h20v16h44v-16h20v16h22v58Z" fill="#e9d3e8" />
      <path d="M92 136l15-34 15 34ZM198 136l15-34 15 34Z" fill="#c9688f" />
      <path d="M138 120h44v72h-44Z" fill="#f4e4f0" />
      <path d="M132 122l28-46 28 46Z" fill="#f2b33d" />
      <path d="M160 76V58l18 6-18 7" fill="#b93a2f" stroke="#7a4f43" strokeWidth="2" />
      <path d="M147 192v-20a13 13 0 0 1 26 0v20Z" fill="#7a4f8f" />
      <circle cx="160" cy="140" r="8" fill="#ffe9a8" />
      <path d="M104 152h8v12h-8ZM208 152h8v12h-8Z" fill="#ffe9a8" />
    </g>
  ),
  friends: (
    <g>
      <path d="M78 200c0-30 16-44 38-44s38 14 38 44Z" fill="#2a7353" />
      <circle cx="116" cy="132" r="27" fill="#9a6240" />
      <path d="M90 130c-6-42 58-42 52 0-8-14-18-16-26-16s-18 2-26 16Z" fill="#2a1a1e" />
      <path d="M166 200c0-30 16-44 38-44s38 14 38 44Z" fill="#c9688f" />
      <circle cx="204" cy="132" r="27" fill="#f0c8a2" />
      <path d="M176 134c-4-44 60-44 56 0-2-12-12-20-22-22-10 8-26 10-34 22Z" fill="#c4652a" />
      <g fill="#2b2140">
        <circle cx="107" cy="135" r="3" /><circle cx="125" cy="135" r="3" />
        <circle cx="195" cy="135" r="3" /><circle cx="213" cy="135" r="3" />
      </g>
      <path d="M109 144c4 4 10 4 14 0M197 144c4 4 10 4 14 0" stroke="#6b2f2a" strokeWidth="2.5" strokeLinecap="round" fill="none" />
      <path d="M160 112c-9-7-13-12-13-18 0-8 10-10 13-3 3-7 13-5 13 3 0 6-4 11-13 18Z" fill="#f2b33d" />
    </g>
  ),
  search: (
    <g>
      <path d="M150 168l44 36" stroke="#7a4f43" strokeWidth="16" strokeLinecap="round" />
      <circle cx="122" cy="138" r="50" fill="#f2b33d" />
      <circle cx="122" cy="138" r="39" fill="#e3edf6" />
      <path d="M96 130a28 28 0 0 1 20-20" stroke="#ffffff" strokeWidth="6" strokeLinecap="round" fill="none" />
      <circle cx="112" cy="140" r="4" fill="#2b2140" /><circle cx="134" cy="140" r="4" fill="#2b2140" />
      <path d="M114 155c5-5 13-5 18 0" stroke="#2b2140" strokeWidth="3" strokeLinecap="round" fill="none" />
    </g>
  ),
};
