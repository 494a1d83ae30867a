/**
 * What each trait does and says for young ears, by its first word: deeds of five words or fewer that a child of three has seen somebody do,
 * and sayings about nothing in particular, so that they fit wherever somebody speaks up.
 */

interface YoungWays {
  act: readonly string[];
  say: readonly string[];
}

const young = (act: readonly string[], say: readonly string[]): YoungWays => ({ act, say });

export const YOUNG_WAYS: Readonly<Record<string, YoungWays>> = {
  brave: young(['stepped in front', 'went first', 'went right up close', 'stood up tall', 'took one more step'], ['I’ll go first', 'Chin up', 'One more step', 'I’m not scared']),
  kind: young(['gave a big hug', 'moved up a bit', 'gave half a bun away', 'helped the small one', 'gave a little pat'], ['You go first', 'Shall we share?', 'There’s room for you', 'Let me help']),
  curious: young(['asked why', 'sniffed, and sniffed again', 'peeped', 'had to have a look', 'looked up, looked down'], ['I wonder', 'I have to know', 'What’s next?', 'Just one look']),
  dreamy: young(['hummed a song', 'smiled at nothing at all', 'sang la, la, la', 'thought of cake', 'made up a song'], ['I was miles away', 'Just imagine', 'I was just thinking', 'La, la, la']),
  honest: young(['told the truth', 'said, “It was me”', 'said sorry first', 'gave back the big half'], ['I won’t pretend', 'That’s the truth', 'I say what I think', 'Fair is fair']),
  cheerful: young(['whistled a song', 'clapped', 'gave a big wave', 'smiled a big smile', 'danced three steps'], ['What a day', 'Hip, hip, hooray', 'Here we go', 'Cheer up']),
  patient: young(['sat and waited', 'waited for the slow ones', 'let the others go first', 'tried again, slowly', 'counted to ten, slowly'], ['One thing at a time', 'Slowly does it', 'All in good time', 'Wait and see']),
  clever: young(['had a good idea', 'counted to ten', 'thought, and thought', 'tried another way', 'found a bit of string'], ['I have a plan', 'Let me think', 'Aha', 'I know a way']),
  generous: young(['shared a bun', 'gave the last plum away', 'gave a bun away', 'cut the bun in two', 'gave the best bit away'], ['You first', 'We can share', 'Help yourself', 'Come along, all']),
  bold: young(['jumped up', 'ran in front', 'gave a big shout', 'laughed out loud', 'stamped one foot'], ['Why not?', 'Now or never', 'Here goes', 'Ready or not']),
  playful: young(['hopped on one leg', 'spun round and round', 'played peep-bo', 'danced and sang', 'walked backwards'], ['Let’s pretend', 'Again, again', 'Catch me', 'Tickle, tickle']),
  loyal: young(['stayed close', 'kept very close', 'waited for a friend', 'ran to keep up', 'saved half a bun'], ['I’m staying', 'We go together', 'You can count on me', 'I’m right here']),
  gentle: young(['trod as softly as snow', 'gave a soft pat', 'sang a soft song', 'spoke very softly', 'hushed the small one'], ['Easy now', 'There, there', 'One step at a time', 'Hush']),
  funny: young(['pulled a funny face', 'quacked like a duck', 'made a funny noise', 'walked like a penguin', 'fell over, on purpose'], ['Knock, knock', 'Is it lunch yet?', 'Tra-la-la', 'Ta-da']),
  hopeful: young(['waved, just in case', 'smiled a small smile', 'found a lucky button', 'had one more try', 'gave a little hop'], ['It’s on its way', 'Any minute now', 'Just you wait', 'It will all come right']),
  wise: young(['sat down to think', 'nodded two times', 'thought for a bit', 'looked, and looked again', 'knew an old song'], ['We shall see', 'Let us think', 'Who knows?', 'There is time']),
  calm: young(['sat down for a bit', 'hummed a slow song', 'took a slow breath', 'had a little rest', 'blinked, once'], ['No hurry', 'Breathe first', 'Easy does it', 'There’s no rush']),
  quiet: young(['listened', 'nodded', 'said not a word', 'went on tiptoe', 'gave a small wave'], ['Listen', 'Shh', 'Mm', 'Hush']),
  shy: young(['hid behind a hat', 'peeped out', 'whispered', 'looked down', 'gave a tiny wave'], ['Um', 'Sorry', 'If nobody minds', 'After you']),
  careful: young(['looked left and right', 'held on tight', 'went step by step', 'went very, very slowly', 'looked two times'], ['Let me check', 'Mind your step', 'Not so fast', 'Just to be safe']),
  serious: young(['kept a straight face', 'stood up very straight', 'nodded', 'looked straight ahead', 'made no noise'], ['No silly games', 'Now then', 'Very well', 'No giggling, please']),
  exact: young(['counted the steps', 'counted to ten', 'put crumbs in a row', 'lined up three spoons', 'counted them all, twice'], ['Not quite right', 'One at a time', 'Let me count', 'A place for everything']),
  witty: young(['told a little joke', 'took a bow', 'gave a wink', 'said something funny'], ['How nice', 'After you', 'Very funny', 'Well, well']),
  stubborn: young(['said no, no, no', 'would not give in', 'stamped two times', 'pulled, and pulled', 'shook {x.his} head'], ['One more go', 'I’m not finished', 'Once more', 'I’ll do it my way']),
  mysterious: young(['gave a wink', 'had a secret', 'came out of nowhere', 'smiled a secret smile'], ['You’ll see', 'Maybe', 'Don’t ask me how', 'Perhaps']),
  independent: young(['carried {x.his} own bag', 'wanted no help', 'tried all alone', 'went another way'], ['I’ll manage', 'By myself', 'My way', 'I can do it alone']),
  grumpy: young(['made a cross face', 'said hmph', 'grumbled a bit', 'stamped along', 'went grr'], ['Hmph', 'Not again', 'Bother', 'Nobody asked me']),
  mischievous: young(['giggled', 'hid somebody’s hat', 'tickled somebody', 'played a little trick', 'blew into somebody’s ear'], ['Who, me?', 'Watch this', 'Hee hee', 'Oops']),
  sneaky: young(['hid, and peeped', 'took the back way', 'came round the side', 'tiptoed past', 'hid behind a bag'], ['Leave it to me', 'Nobody needs to know', 'I know a way', 'Not a word']),
  bossy: young(['said where to stand', 'told them all to hurry', 'went in front', 'clapped twice'], ['Line up', 'All together now', 'Do as I say', 'I’m in charge']),
  boastful: young(['took a bow', 'showed off a bit', 'jumped, just to show', 'sang very loud'], ['You may clap', 'Look at me', 'I’m the best', 'Of course I can']),
  jealous: young(['wanted the big cup', 'wanted to be first', 'looked sideways', 'wanted a hug, too'], ['Fine', 'What about me?', 'My turn', 'It’s not fair']),
  greedy: young(['ate one more bun', 'licked the spoon', 'wanted the big half', 'ate the crumbs', 'hid a bun away'], ['Is there any more?', 'I’ll take two', 'Mine', 'Yum']),
  gloomy: young(['sighed', 'sighed a long sigh', 'shook {x.his} head', 'said oh dear', 'sniffed'], ['I knew it', 'Oh dear, oh dear', 'Poor me', 'It will go wrong']),
  'cold-hearted': young(['looked away', 'turned away', 'did not smile', 'gave a very small nod'], ['If we must', 'So what?', 'I am not waiting', 'Not my trouble']),
  'short-tempered': young(['stamped', 'kicked the air', 'made a cross face', 'went grr', 'stamped off, and came back'], ['Right', 'That’s it', 'I AM calm', 'Oh, bother']),
};
