import { HelpPage } from '../features/help/help-page.tsx';
import { ProductPicture } from '../features/help/product-picture.tsx';
import { readContact } from '../session/site.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/help-story-writing.page';

const HEAD = { title: 'Story writing', text: 'Four parts, one question between them, pictures, a voice, and how to take a story along.' };

export const meta: Route.MetaFunction = (args) => writeHead(args, HEAD);

export const loader = ({ context }: Route.LoaderArgs) => readContact(context);

export default function StoryWritingPage({ loaderData: { contact } }: Route.ComponentProps) {
  return (
    <HelpPage
      title={HEAD.title}
      lead="A story has four parts. Between them, your child decides what happens."
      next={{ to: '/create', name: 'Create a story' }}
      contact={contact}
    >
      <h2>The four parts</h2>
      <ol>
        <li><strong>Introduction:</strong> who they are, where they are, and what goes wrong or calls them away.</li>
        <li><strong>Development:</strong> they try, and it gets harder.</li>
        <li><strong>Climax:</strong> the moment in which everything hangs on one choice.</li>
        <li><strong>Resolution:</strong> how it ends, and what is different now.</li>
      </ol>
      <p>One part is about one evening’s reading. Nobody has to finish a story on the day it begins.</p>

      <h2>What happens next?</h2>
      <ProductPicture name="question" alt="Cards with questions below a story; “Who needs help, and why?” is chosen." eager>
        Eight questions, the same ones below every part.
      </ProductPicture>
      <p>
        Choose one, let your child answer it in their own words, and press the button: the answer becomes the next turn of the
        story. One sentence is enough. An answer can be silly; the storyteller takes it seriously.
      </p>

      <h2>Ages</h2>
      <p>
        The age range decides on words, sentence length and how exciting it may get. The same idea becomes a different story for
        a four-year-old and for a twelve-year-old. If a story is read to two children, choose the age of the younger one.
      </p>

      <h2>Reading</h2>
      <ProductPicture
        name="reading-mode"
        alt="The reading mode: a picture of Maya and Rusty in a wood of lanterns, and large words beside it."
      />
      <p>
        Reading mode fills the screen with one spread at a time. Turn pages with the arrow keys or by swiping. Behind “Letters and
        page” are other letters, larger ones, more room between them, a colored page, a ruler on the line, and syllables in two
        colors; your choice is remembered.
      </p>

      <h2>Listening</h2>
      <p>
        With a paid plan, Listen reads a part aloud, and the word being spoken lights up, which helps beginning readers to follow.
        Tap a word to go on from there, have a line said again, make the voice slower or faster. The sleep timer lets it fade out
        at the end of the part or after some minutes.
      </p>
      <p>
        Does the narrator say your child’s name wrong? Below the story, “How names are said” lets you write it the way it sounds,
        hear it, and keep it for every story.
      </p>

      <h2>On the way</h2>
      <p>
        “Keep on this device” lets a story open without a network, with its pictures and its sound. “Take it with you” gives it as
        a book for readers, a book to print, or a zip with everything; “The whole story as one mp3” is for the car.
      </p>

      <h2>Pictures</h2>
      <p>
        Every part comes with a picture of its own. For more, mark a passage of at least ten characters and press Draw this
        scene: the characters appear as they look in their portraits, in the place where the passage happens. Scenes are kept
        with the story and can be downloaded.
      </p>

      <h2>A second try</h2>
      <p>
        “Tell this part again” writes the newest part anew, with or without a wish from you. Earlier versions stay one press
        away. The title can be edited where it stands.
      </p>

      <h2>Showing it to others</h2>
      <p>
        Share makes a link that anyone who has it can open, without an account. You choose whether people may comment, and
        whether the story also stands in Explore. Switch the link off, and it leads nowhere.
      </p>
    </HelpPage>
  );
}
