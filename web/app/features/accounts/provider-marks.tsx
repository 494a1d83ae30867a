/** The marks of the two providers, in the colour of the text. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="butt">
      <path d="M19 7.200A8.4 8.4 0 1 0 20.4 12H12.5" />
    </svg>
  );
}

const LEAF = 'M15.9 2.5c.1 1.3-.4 2.4-1.1 3.2-.8.9-1.9 1.5-3 1.4-.1-1.2.5-2.4 1.2-3.1.8-.9 2-1.5 2.9-1.500Z';
const FRUIT = 'M19.6 9c-2.6 1.6-2.2 5.3.5 6.4-.6 1.6-2.4 5.6-4.6 5.6-1.2 0-1.6-.8-3.1-.8s-2 .8-3.1.8'
  + 'C6.6 21 4 15.8 4 12.6 4 9.3 6.1 7.6 8.2 7.600c1.4 0 2.5.9 3.3.9.8 0 2.1-1 3.7-1 1.7 0 3.3.8 4.4 1.500Z';

export function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d={LEAF} />
      <path d={FRUIT} />
    </svg>
  );
}
