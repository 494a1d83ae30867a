export interface FaceProps {
  name: string;
  photoUrl: string | null;
  /** Pixels. */
  size?: number;
}

/** A photo, or the first letter of a name. */
export function Face({ name, photoUrl, size = 40 }: FaceProps) {
  const box = { width: size, height: size };
  if (photoUrl) return <img src={photoUrl} alt="" width={size} height={size} className="shrink-0 rounded-full object-cover" style={box} />;
  return (
    <span
      className="grid shrink-0 place-items-center rounded-full bg-marigold font-display text-lg font-semibold text-on-marigold"
      style={box}
      aria-hidden="true"
    >
      {name.trim().charAt(0).toUpperCase() || '?'}
    </span>
  );
}
