/** The two pictures of the first choice: ideas rising from a book at night, and a stage that waits for its players. */
export function IdeasPicture() {
  return (
    <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" className="picture block w-full max-sm:aspect-[9/5]" aria-hidden="true">
      <defs>
        <linearGradient id="ideas-sky" x1="0" y1="0" x2="0.2" y2="1">
          <stop offset="0" stopColor="#2a2a66" />
          <stop offset="0.6" stopColor="#7a69b0" />
          <stop offset="1" stopColor="#f3c79c" />
        </linearGradient>
        <radialGradient id="ideas-glow">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="480" height="320" fill="url(#ideas-sky)" />
      <path d="M0 226c76-44 150-38 236-14s168 10 244-30v138H0Z" fill="#5d5a9c" />
      <path d="M0 262c90-36 170-20 256-8s160 4 224-18v84H0Z" fill="#43427f" />
      <circle cx="240" cy="190" r="150" fill="url(#ideas-glow)" />
      <g>
        <path d="M240 232c-34-23-80-27-124-20v62c44-6 90-2 124 20 34-22 80-26 124-20v-62c-44-7-90-3-124 20Z" fill="#8c3a3f" />
        <path d="M240 226c-34-22-74-26-114-20v58c40-5 80-1 114 20 34-21 74-25 114-20v-58c-40-6-80-2-114 20Z" fill="#fffbf1" />
        <path d="M240 226v58" stroke="#dccbb0" strokeWidth="4" />
        <path
          d="M146 222c26-2 52 1 74 9M146 240c26-2 52 1 74 9M260 231c22-8 48-11 74-9M260 249c22-8 48-11 74-9"
          stroke="#c9b8d9"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <g>
        <path d="M150 118c-28 0-48-16-48-36s20-34 48-34 48 14 48 34c0 22-20 36-48 36l-22 18 2-22Z" fill="#fffdf8" />
        <path d="M150 64l5 12 13 2-10 8 3 13-11-7-11 7 3-13-10-8 13-2Z" fill="#f2b33d" />
        <path d="M330 96c26 0 44-14 44-32s-18-32-44-32-44 14-44 32c0 12 8 22 20 28l-4 22 20-18Z" fill="#fffdf8" />
        <path d="M352 66a22 22 0 1 1-24-24 18 18 0 0 0 24 24Z" fill="#5a3e9b" />
        <path d="M246 120c-22 0-36-12-36-28s14-26 36-26 36 10 36 26-14 28-36 28l-2 16-14-18Z" fill="#fffdf8" />
        <path d="M246 108c-12-8-17-14-17-20 0-10 12-12 17-3 5-9 17-7 17 3 0 6-5 12-17 20Z" fill="#b93a2f" />
      </g>
      <g fill="#fff6dc">
        <path d="M72 64c1 8 3 10 11 11-8 1-10 3-11 11-1-8-3-10-11-11 8-1 10-3 11-11Z" />
        <path d="M412 128c1 8 3 10 11 11-8 1-10 3-11 11-1-8-3-10-11-11 8-1 10-3 11-11Z" />
        <path d="M214 158c1 6 2 7 8 8-6 1-7 2-8 8-1-6-2-7-8-8 6-1 7-2 8-8Z" />
        <path d="M286 150c1 7 2 8 9 9-7 1-8 2-9 9-1-7-2-8-9-9 7-1 8-2 9-9Z" />
        <circle cx="40" cy="120" r="2.500" />
        <circle cx="440" cy="58" r="3" />
        <circle cx="96" cy="164" r="2.500" />
        <circle cx="390" cy="186" r="2.500" />
      </g>
    </svg>
  );
}

export function StagePicture() {
  return (
    <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" className="picture block w-full max-sm:aspect-[9/5]" aria-hidden="true">
      <defs>
        <linearGradient id="stage-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7fc4dc" />
          <stop offset="0.7" stopColor="#f6e3bf" />
          <stop offset="1" stopColor="#f0b98c" />
        </linearGradient>
        <linearGradient id="stage-fold" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#7c2f3c" />
          <stop offset="0.28" stopColor="#a5434c" />
          <stop offset="0.5" stopColor="#8a3641" />
          <stop offset="0.66" stopColor="#b04c52" />
          <stop offset="1" stopColor="#8a3641" />
        </linearGradient>
      </defs>
      <rect width="480" height="320" fill="url(#stage-sky)" />
      <circle cx="324" cy="112" r="30" fill="#fff0bd" />
      <path d="M0 244c70-58 160-54 240-22s160 4 240-34v132H0Z" fill="#8fc08a" />
      <g>
        <path d="M176 252v-78h26v-22h24v22h34v-22h24v22h26v78Z" fill="#ead5ea" />
        <path d="M222 138h42v114h-42Z" fill="#f6e8f3" />
        <path d="M170 176l19-44 19 44ZM278 176l19-44 19 44Z" fill="#c9688f" />
        <path d="M214 142l29-62 29 62Z" fill="#5a3e9b" />
        <path d="M243 82V60l22 7-22 9" fill="#f2b33d" stroke="#7a4f43" strokeWidth="2.500" />
        <path d="M228 252v-26a15 15 0 0 1 30 0v26Z" fill="#7a4f8f" />
        <circle cx="243" cy="170" r="10" fill="#ffe9a8" />
        <path d="M184 196h10v16h-10ZM292 196h10v16h-10Z" fill="#ffe9a8" />
      </g>
      <path d="M0 262h480v58H0Z" fill="#6b4a3a" />
      <path d="M0 262h480v10H0Z" fill="#8a6148" />
      <ellipse cx="240" cy="288" rx="150" ry="18" fill="#ffe9a8" opacity="0.35" />
      <path d="M0 0h92c-4 110-30 190-74 262H0Z" fill="url(#stage-fold)" />
      <path d="M480 0h-92c4 110 30 190 74 262h18Z" fill="url(#stage-fold)" />
      <path
        d="M0 0h480v34c-20 34-60 34-80 2-20 36-60 36-80 4-20 34-60 34-80 2-20 34-60 34-80 0-20 34-60 32-80-2-20 32-60 32-80-6Z"
        fill="#8f3843"
      />
      <path
        d="M0 34c20 38 60 38 80 6 20 34 60 36 80 2 20 34 60 34 80 0 20 32 60 32 80-2 20 32 60 32 80-4 20 32 60 32 80-2"
        fill="none"
        stroke="#f2b33d"
        strokeWidth="4"
      />
    </svg>
  );
}
