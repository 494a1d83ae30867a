/** Soft stars that fall once, for the last page of a story; absent where motion is not wanted. */
import { useEffect, useState } from 'react';

const COLORS = ['var(--marigold)', 'var(--plum)', 'var(--sky)', 'var(--leaf)'];
const STARS = 28;
const LASTS_MS = 4200;

interface Star {
  left: number;
  delay: number;
  size: number;
  turn: number;
  color: string;
}

/** Spread evenly by the golden ratio, so that no randomness is needed and two parties look alike. */
function placeStars(): Star[] {
  return Array.from({ length: STARS }, (_, n) => {
    const spread = (n * 0.618034) % 1;
    return { left: spread * 100, delay: ((n * 0.37) % 1) * 1.2, size: 12 + ((n * 7) % 14), turn: (n * 83) % 360, color: COLORS[n % COLORS.length] ?? 'var(--plum)' };
  });
}

/** Falls whenever `when` becomes true. */
export function Confetti({ when }: { when: boolean }) {
  const [isFalling, setFalling] = useState(false);

  useEffect(() => {
    if (!when || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setFalling(true);
    const timer = setTimeout(() => setFalling(false), LASTS_MS);
    return () => clearTimeout(timer);
  }, [when]);

  if (!isFalling) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-60 overflow-hidden">
      {placeStars().map((star) => (
        <svg
          key={star.left}
          viewBox="0 0 24 24"
          width={star.size}
          height={star.size}
          className="absolute -top-8 animate-fall"
          style={{ left: `${star.left}%`, animationDelay: `${star.delay}s`, color: star.color, rotate: `${star.turn}deg` }}
        >
          <path d="M12 1.5c1 5.700 3.500 8.300 9.500 10.500-6 2.200-8.500 4.800-9.500 10.500-1-5.700-3.500-8.300-9.500-10.500C8.500 9.800 11 7.200 12 1.500Z" fill="currentColor" />
        </svg>
      ))}
    </div>
  );
}
