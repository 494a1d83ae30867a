import type { MetaFunction } from 'react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { writeHead } from '../session/page-head.ts';

export const meta: MetaFunction = (args) =>
  writeHead(args, { title: 'Story writing', text: 'Four parts, one question between them, and how to get pictures and a voice.' });

export default function StoryWritingPage() {
  return (
    <HelpPage
      title="Story writing"
      lead="A story has four parts. Between them, your child decides what happens."
      next={{ to: '/create', name: 'Create a story' }}
    >
      <h2>The four parts</h2>
      <ol>
        <li><strong>Introduction:</strong> who they are, where they are, and what goes wrong or calls them away.</li>
        <li><strong>Development:</strong> they try, and it gets harder.</li>
        <li><strong>Climax:</strong> the moment in which everything hangs on one choice.</li>
        <li><strong>Resolution:</strong> how it ends, and what is different now.</li>
      </ol>

      <h2>What happens next?</h2>
      <p>
        Below the last part are eight questions. Choose one, let your child answer it in their own words, and press the button:
        the answer becomes the next turn of the story. One sentence is enough. An answer can be silly; the storyteller takes it
        seriously.
      </p>

      <h2>Ages</h2>
      <p>
        The age range decides on words, sentence length and how exciting it may get. The same idea becomes a different story for
        a four-year-old and for a twelve-year-old. If a story is read to two children, choose the age of the younger one.
      </p>

      <h2>Pictures</h2>
      <p>
        Mark a passage of at least ten characters and choose Draw a scene: the characters appear as they look in their
        portraits, in the place where the passage happens. Scenes are kept with the story and can be downloaded.
      </p>

      <h2>Listening</h2>
      <p>
        With a paid plan, Listen reads a part aloud. The word being spoken lights up, which helps beginning readers to follow.
        The reading mode fills the screen, turns pages by key or swipe, and lets you choose the letters and their size.
      </p>

      <h2>A second try</h2>
      <p>
        Regenerate writes a part again, with or without a wish from you. Earlier versions stay within reach. The title can be
        edited where it stands.
      </p>
    </HelpPage>
  );
}
