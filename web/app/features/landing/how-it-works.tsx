import { community } from '@fableloom/contract/messages/community';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Step {
  title: string;
  words: string;
  src: string | null;
  zoom: string;
  position: string;
}

const AFTER_THE_FIRST: readonly Step[] = [
  {
    title: 'Choose a place',
    words: 'From a pearl palace to your own garden.',
    src: '/art/scene-palace.webp',
    zoom: 'scale-150',
    position: '50% 40%',
  },
  {
    title: 'Pick a theme and an age',
    words: 'The words fit readers from 3 to 17.',
    src: '/art/scene-moon.webp',
    zoom: 'scale-[1.7]',
    position: '24% 60%',
  },
  {
    title: 'Read it together',
    words: 'With pictures, and a voice when yours is tired.',
    src: '/art/scene-lantern.webp',
    zoom: 'scale-[1.9]',
    position: '60% 80%',
  },
];

const makeCharacter = (face: string | null): Step => ({
  title: 'Make a character',
  words: 'Pick a face, two traits and a magical power.',
  src: face,
  zoom: 'scale-110',
  position: '50% 20%',
});

export function HowItWorks({ face }: { face: string | null }) {
  const steps = [makeCharacter(face), ...AFTER_THE_FIRST];
  return (
    <section id="how" className="wrap section how" aria-labelledby="how-title">
      <h2 id="how-title">How it works</h2>
      <ol>
        {steps.map(({ title, words, src, zoom, position }, index) => (
          <li key={title}>
            <span className="medal">
              <Picture src={src} alt="" width={368} height={368} position={position} optional className={`size-full ${zoom}`} />
            </span>
            <b aria-hidden="true">{index + 1}</b>
            <h3>{title}</h3>
            <p className="text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
      <p className="mt-12 text-center">
        <ButtonLink to="/explore">{community['landing.screen.explore']}</ButtonLink>
      </p>
    </section>
  );
}
