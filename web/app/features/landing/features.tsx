import { Picture } from '../../ui/picture.tsx';

const FEATURES = [
  ['Character creation', 'Give a hero a face, two traits and a magical power.'],
  ['Interactive storytelling', 'Answer one question, and the next part follows your answer.'],
  ['Creativity', 'Your places, your themes, your own twist in every story.'],
  ['Reading', 'Each word lights up as it is read aloud.'],
  ['Connecting with friends', 'Lend a character, and meet theirs in your stories.'],
  ['Endless adventures', 'Twelve families of themes, four parts a story.'],
] as const;

export function Features() {
  return (
    <section id="features" className="wrap section inside" aria-labelledby="features-title">
      <Picture
        src="/art/scene-moon.webp"
        alt="A small white and green robot and a red fox stand on the moon. The Earth shines above them."
        width={1024}
        height={1024}
        position="60% 50%"
        optional
        className="plate"
      />
      <div>
        <div className="stitch mb-6" />
        <h2 id="features-title">What is inside</h2>
        <ol className="toc">
          {FEATURES.map(([name, words], index) => (
            <li key={name}>
              <b aria-hidden="true">{index + 1}</b>
              <div>
                <h3>{name}</h3>
                <p className="text-ink-soft">{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
