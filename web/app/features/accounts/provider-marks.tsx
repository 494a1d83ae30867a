/** The marks of the two providers, in the colour of the text. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3.200" strokeLinecap="butt">
      <path d="M19 7.200A8.400 8.400 0 1 0 20.400 12H12.500" />
    </svg>
  );
}

export function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M15.900 2.500c.1 1.300-.4 2.400-1.100 3.200-.8.9-1.900 1.500-3 1.400-.1-1.200.5-2.400 1.200-3.100.8-.9 2-1.500 2.900-1.500Zm3.700 6.500c-2.600 1.600-2.200 5.300.5 6.400-.6 1.600-2.400 5.600-4.600 5.600-1.200 0-1.600-.8-3.100-.8s-2 .8-3.100.8C6.600 21 4 15.800 4 12.600 4 9.300 6.100 7.600 8.200 7.600c1.400 0 2.500.9 3.300.9.800 0 2.100-1 3.700-1 1.700 0 3.300.8 4.400 1.500Z" />
    </svg>
  );
}
