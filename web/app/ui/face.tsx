import { drawnFaceOf } from './drawn-face.ts';

export interface FaceProps {
  name: string;
  photoUrl: string | null;
  /** Pixels. */
  size?: number;
}

/** A photo, or a drawn face that goes with the name; its first letter until that has come. */
export function Face({ name, photoUrl, size = 40 }: FaceProps) {
  const box = { width: size, height: size };
  if (photoUrl) return <img src={photoUrl} alt="" width={size} height={size} className="shrink-0 rounded-full object-cover" style={box} />;
  return (
    <span
      className="relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-marigold font-display text-lg font-semibold text-on-marigold"
      style={box}
      aria-hidden="true"
    >
      {name.trim().charAt(0).toUpperCase() || '?'}
      <span className="absolute inset-0 bg-cover bg-center" style={{ backgroundImage: `url("${drawnFaceOf(name)}")` }} />
    </span>
  );
}
