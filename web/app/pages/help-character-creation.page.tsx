import type { MetaFunction } from 'react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { writeHead } from '../session/page-head.ts';

export const meta: MetaFunction = (args) =>
  writeHead(args, { title: 'Character creation', text: 'How to make a character that looks the same in every picture and is missed when it is absent.' });

export default function CharacterCreationPage() {
  return (
    <HelpPage
      title="Character creation"
      lead="A good character has a face, two traits and one thing that only they can do."
      next={{ to: '/characters/create', name: 'Create a character' }}
    >
      <h2>Who is it?</h2>
      <p>
        First choose what kind of being it is: a human, an animal, a robot, a mythical creature or another magical being. Then
        go one step closer, from the group to the specific kind. What you can choose for the looks depends on it: a fox has fur,
        a robot has lights.
      </p>

      <h2>Personality</h2>
      <p>
        Choose up to two traits. Two that rub against each other make better stories than two that agree: brave and forgetful,
        shy and curious. The storyteller lets them act on their traits, so pick what you would like to read about.
      </p>

      <h2>Appearance</h2>
      <p>
        Height, build, colors, and one distinguishing feature: the scarf, the freckles, the ear that never stands up. The
        portrait beside the form previews colors and build at once. The looks are kept with the character, so that it is the
        same in every picture and every story.
      </p>
      <p>You can also upload a picture and let Fableloom read the traits from it; check them before you save.</p>

      <h2>Magical power</h2>
      <p>Optional, and best when small. “Makes paper come alive” solves problems in more interesting ways than “can do everything”.</p>

      <h2>The portrait</h2>
      <p>
        Save the character first, then press Generate Image. Every earlier portrait stays under Previous Versions, where Set as
        Main brings it back.
      </p>

      <h2>Roles and relationships</h2>
      <p>Who is whose mentor, rival or little sister? What you set here is offered again whenever the two meet in a story.</p>

      <h2>In a hurry</h2>
      <p>
        Random Character fills the whole form with something that fits together. Change what you like, keep what makes your
        child laugh.
      </p>

      <h2>Lending a character</h2>
      <p>Characters can be shared with friends. Friends can put them into their own stories, but cannot change, delete or pass them on.</p>
    </HelpPage>
  );
}
