/** Soft stars that fall once, for the last page of a story; absent where motion is not wanted. */

const COLORS = ['var(--marigold)', 'var(--plum)', 'var(--sky)', 'var(--leaf)'];
const STARS = 28;
const SHAPE = 'M12 1c1 6 4 9 10 11-6 2-9 5-10 11-1-6-4-9-10-11 6-2 9-5 10-11Z';

/** Where one star falls: spread evenly by the golden ratio, so that no randomness is needed and two parties look alike. */
function placeStar(n: number) {
  return {
    left: `${((n * 0.618034) % 1) * 100}%`,
    animationDelay: `${((n * 0.37) % 1) * 1.2}s`,
    color: COLORS[n % COLORS.length],
    rotate: `${(n * 83) % 360}deg`,
  };
}

/** Falls when `when` becomes true; after about four seconds nothing of it is visible any more. */
export function Confetti({ when }: { when: boolean }) {
  if (!when) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-60 overflow-hidden motion-reduce:hidden">
      {Array.from({ length: STARS }, (_, n) => (
        <svg key={n} viewBox="0 0 24 24" width={12 + ((n * 7) % 14)} className="absolute -top-8 animate-fall" style={placeStar(n)}>
          <path d={SHAPE} fill="currentColor" />
        </svg>
      ))}
    </div>
  );
}
