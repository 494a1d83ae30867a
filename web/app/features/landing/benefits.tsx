import { BookOpen, Heart, PenLine, Split } from 'lucide-react';
import { Picture } from '../../ui/picture.tsx';

const BENEFITS = [
  { Icon: BookOpen, name: 'Reading comprehension', words: 'Short parts and one question between them: what happened, and why?' },
  { Icon: PenLine, name: 'Creative writing', words: 'A child’s own sentence becomes the next turn of the story.' },
  { Icon: Heart, name: 'Emotional intelligence', words: 'Friends, rivals and mentors, and how each of them feels.' },
  { Icon: Split, name: 'Decision making', words: 'Every choice has a page that shows where it leads.' },
] as const;

export function Benefits() {
  return (
    <section className="learn" aria-labelledby="learn-title">
      <div className="learn-words">
        <h2 id="learn-title">What grows between the pages</h2>
        <ul>
          {BENEFITS.map(({ Icon, name, words }) => (
            <li key={name}>
              <Icon size={32} strokeWidth={1.6} aria-hidden="true" />
              <div>
                <h3>{name}</h3>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        src="/art/scene-sunrise.webp"
        alt="A green dragon with a shield and a boy in a teal cape stand on a meadow at sunrise, a castle behind them."
        width={1024}
        height={1024}
        position="50% 60%"
        optional
        className="learn-picture"
      />
    </section>
  );
}
