/** The curtain of the small stage: two sides, a scalloped top with a golden seam, and a shadow on the boards. */
const FOLDS = 'linear-gradient(90deg, #7c2f3c 0 14%, #a5434c 26%, #8a3641 46%, #b04c52 62%, #8a3641 80%, #9c3f49)';
const SIDE = 'absolute inset-y-0 z-20 w-[16%]';

export function Curtain() {
  return (
    <>
      <span className="absolute inset-x-0 bottom-0 z-0 h-8 bg-linear-to-b from-transparent to-[#3a251c88]" />
      <span className={`${SIDE} left-0 rounded-br-[100%_40%]`} style={{ background: FOLDS }} />
      <span className={`${SIDE} right-0 -scale-x-100 rounded-br-[100%_40%]`} style={{ background: FOLDS }} />
      <svg viewBox="0 0 336 50" preserveAspectRatio="none" className="absolute inset-x-0 top-0 z-30 h-[15%] w-full">
        <path
          d="M0 0h336v20c-14 26-42 26-56 0-14 30-42 30-56 2-14 30-42 30-56 2-14 28-42 28-56-2-14 28-42 28-56-2C42 46 14 46 0 20Z"
          fill="#8f3843"
        />
        <path
          d="M0 20c14 26 42 26 56 0 14 30 42 30 56 2 14 30 42 30 56 2 14 28 42 28 56-2 14 28 42 28 56-2 14 26 42 26 56 0"
          fill="none"
          stroke="#f2b33d"
          strokeWidth="3"
        />
      </svg>
    </>
  );
}
