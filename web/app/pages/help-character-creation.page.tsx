import { HelpPage } from '../features/help/help-page.tsx';
import { ProductPicture } from '../features/help/product-picture.tsx';
import { readContact } from '../session/site.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/help-character-creation.page';

const HEAD = {
  title: 'Character creation',
  text: 'How to make a character that looks the same in every picture and is missed when it is absent.',
};

export const meta: Route.MetaFunction = (args) => writeHead(args, HEAD);

export const loader = ({ context }: Route.LoaderArgs) => readContact(context);

export default function CharacterCreationPage({ loaderData: { contact } }: Route.ComponentProps) {
  return (
    <HelpPage title={HEAD.title} lead={HEAD.text} next={{ to: '/characters', name: 'Go to my characters' }} contact={contact}>
      <p>
        Characters of your own come with the Explorer plan (10 of them) and the Hero plan (25). Until then the starter cast plays
        in as many stories as your plan has.
      </p>

      <h2>Who is it?</h2>
      <ProductPicture
        name="character-kind"
        alt="The form for a new character: a name, picture cards for kinds of characters, and a portrait beside them."
        eager
      >
        The portrait beside the form changes with every choice.
      </ProductPicture>
      <p>
        First choose what kind of being it is: a human, an animal, a robot, a mythical creature and so on. Then go one step
        closer, from the group to the specific kind. What you can choose for the looks depends on it: a fox has fur, a robot has
        lights.
      </p>

      <h2>Personality</h2>
      <ProductPicture name="character-traits" alt="Chips with traits under Positive, Neutral and Dark; Brave and Curious are chosen." />
      <p>
        Choose up to two traits. Two that rub against each other make better stories than two that agree: brave and forgetful,
        shy and curious. The storyteller lets them act on their traits, so pick what you would like to read about.
      </p>

      <h2>Appearance</h2>
      <p>
        Height, build, colors, and one distinguishing feature: the scarf, the freckles, the ear that never stands up. The looks
        are kept with the character, so that it is the same in every picture and every story, also a year from now.
      </p>

      <h2>Magical power</h2>
      <p>Optional, and best when small. “Makes paper come alive” solves problems in more interesting ways than “can do everything”.</p>

      <h2>The portrait</h2>
      <ProductPicture
        name="character-page"
        alt="The page of the character Juniper: her portrait, buttons to use and share her, and her traits."
      />
      <p>
        Save the character first, then press Generate Image. Not quite? Press Regenerate. Every earlier portrait stays under Previous
        Versions, where Set as Main brings it back.
      </p>

      <h2>Three tips from bedtime</h2>
      <ul>
        <li>Let your child choose the name and one trait, and choose the rest yourself. It goes faster, and it is theirs.</li>
        <li>Make the little sister, the hamster and the grandmother too. Stories like families.</li>
        <li>In a hurry? Random Character fills the whole form with something that fits together. Keep what makes you both laugh.</li>
      </ul>

      <h2>Lending a character</h2>
      <p>
        Share with friends on the character’s page lends it to families that you are friends with. They can put it into their own
        stories, but cannot change it, delete it or pass it on, and you can take it back whenever you like.
      </p>
    </HelpPage>
  );
}
