import type { MetaFunction } from 'react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { writeHead } from '../session/page-head.ts';

export const meta: MetaFunction = (args) =>
  writeHead(args, { title: 'Getting started', text: 'From an empty shelf to the first bedtime story in about five minutes.' });

export default function GettingStartedPage() {
  return (
    <HelpPage
      title="Getting started"
      lead="From an empty shelf to the first bedtime story in about five minutes."
      next={{ to: '/create', name: 'Create a story' }}
    >
      <h2>1. Open an account</h2>
      <p>
        Enter your email address and a password, then open the confirmation link that we send you. After that, sign in: you land
        on the Create page.
      </p>

      <h2>2. Choose how to begin</h2>
      <p>
        <strong>Build Story</strong> is for those who know what they want: five short sections, each chosen by picture.
        <strong>Get Ideas</strong> is for everybody else: tell the idea chat what your child loves today, take what you like,
        and go on to the building from there.
      </p>

      <h2>3. Put the story together</h2>
      <ol>
        <li>
          Choose one or more characters. Everyone may use the starter cast; characters of your own come with the Explorer and
          Hero plans.
        </li>
        <li>Say how they know each other, if it matters: friends, rivals, a mentor. With a single character you set a role instead.</li>
        <li>Pick a magical location, or let the story find its own.</li>
        <li>Choose a theme.</li>
        <li>
          Set the age of your reader and how long each part is. Here is also room for a wish of your own, such as “there has to
          be a purple boat”.
        </li>
      </ol>
      <p>
        The panel beside the sections shows the cast on a small stage. As soon as there is a character, a theme and an age,
        Generate opens.
      </p>

      <h2>4. Read</h2>
      <p>
        The introduction is written while you watch. You may leave the page: the story goes on without you and waits in My
        Stories. On the story page you can add pictures, listen, and continue with the next part when you and your child are
        ready.
      </p>

      <h2>The look of it</h2>
      <p>
        The menu behind your name switches between Day and Bedtime. Bedtime is dark and calm, and follows your device unless you
        choose otherwise.
      </p>
    </HelpPage>
  );
}
