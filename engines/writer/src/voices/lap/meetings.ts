// The lap voice (3-4): whom they meet on the way, and how that one comes back at the end.
import type { Beats } from '../voice.ts';

export const MEETINGS: Beats = {
  'meet:goose': ['A big goose sat in the road. “Honk!” [It had a bow on.|It was lost.] {H} gave it a bit of bun. Now it was not cross at all.', '“Honk!” said a goose. It had one cold foot. {H} gave it a sock. The goose liked that sock.'],
  'pay:goose': ['Who came up the path? It was the goose! “Honk!” It had a flower for {H}. What a good goose!', '“Honk, honk!” The goose was back. And it had six fluffy chicks! They all said hello to {H}.'],
  'meet:boat': ['A man sat in a boat. He had shut his eyes. “I do not like water!” he said. {H} held his hand.', 'Row, row, row! The man in the boat was scared. “Look,” said {H}. “A duck!” He took one peep.'],
  'pay:boat': ['Here came the boat man! His eyes were wide open. “I like ducks!” he said. Row, row, all the way home!', 'Splash, splash! It was the man with the boat. “I am not scared now!” he said. “Hop in!”'],
  'meet:cow': ['A cow was stuck in the mud. “Moo!” So they all pulled. One, two, three... pop! Out came the cow.', '“Moo,” said a cow. She had a bell, but it was stuck. {H} gave it a tap. Ding, dong!'],
  'pay:cow': ['“Moo!” It was the cow. She had milk for all of them. Slurp, slurp! Now they all had white lips.', 'Ding, dong, ding! Who is that? The cow came to see {H}. She gave {him} a big wet lick.'],
  'meet:hat': ['A man of straw stood in the corn. His hat was on his nose! {H} put it up. Now he could see.', 'Whoosh! A hat came rolling by. {H} ran and got it. It was the hat of a little old man.'],
  'pay:hat': ['“Which way is home?” The man with the hat put out his arm. That way! Thank you, hat man!', 'There was the hat again! And under it was the man. He took it off, and bowed to {H}.'],
  'meet:snail': ['A snail was on the path. It was in a race! “Go, snail, go!” said {H}. It did not go fast.', 'Look, a very small snail. “Where are you off to?” said {H}. “The big leaf,” said the snail. So far!'],
  'pay:snail': ['Do you know who won the race? The snail! It took all day. Hooray for the snail!', 'And there, on the big leaf, sat the snail. It got there! Munch, munch. “Well done!” said {H}.'],
  'meet:bun': ['A bread man was asleep at the table. Snore! The dough was not done. So {H} gave it a pat. Pat, pat, pat!', 'Mmm, what a smell! A man had a tray of buns. Oh, it tipped! {H} got each bun just in time.'],
  'pay:bun': ['Knock, knock! It was the bun man. He had a bun with a face on it. It was {H’s} face! Yum!', 'What was on the step? A warm bun for each of them! The bread man waved. Bye-bye, bun man!'],
  'meet:owl': ['An owl could not sleep. “It is too bright,” it said. {H} held up a big leaf. “Hoo,” said the owl. Snore.', 'A baby owl fell, flop, out of a tree. {H} put it back. “Hoo, hoo!” said its mum.'],
  'pay:owl': ['It was dark on the way home. “Hoo!” The owl came to help. It flew in front, all the way.', '“Hoo, hoo!” said the owl. It gave {H} one soft feather. Tickle, tickle!'],
  'meet:girl': ['A girl sat on a wall. “One, two, three,” she said. She was counting! “You are four,” she said to {H}.', 'A little girl had lost her red ball. Roll, roll, roll! {H} ran after it. “Here it is!” said {H}.'],
  'pay:girl': ['The girl on the wall was still there. She counted them all. Not one was lost! She clapped.', '“Catch!” said the girl. It was the red ball! They all had a go. Bounce, bounce!'],
  'meet:bee': ['A bee sat down on {H’s} nose. Bzz! {H} did not wiggle. The bee had a rest, and off it flew.', '“Bzz,” said a wet bee. It could not fly. {H} blew on it. Puff, puff! Now it was dry.'],
  'pay:bee': ['“Bzz!” The bee came back with all its friends. And they gave {H} honey! Lick, lick. So good.', 'Bzz! Do you know who that was? The very same bee. It did a loop just for {H}.'],
  'meet:frog': ['A frog had a drum. Bom, bom! But no one danced with it. So {H} did. Hop, hop, bom!', '“Ribbit,” said a sad frog. It had no pond. {H} put down a pan of water. Splash! Happy frog!'],
  'pay:frog': ['Bom, bom, bom! The frog came with its drum. They all danced. Even the moon, I think!', '“Ribbit!” There sat the frog in its pan. It sang for them. It was a bit loud.'],
  'meet:bell': ['A tiny mouse had to ring a big bell. It was too small! So {H} gave a pull. Dong! The mouse was so happy.', 'A mouse had a cake, but it was too big for its door. {H} cut it up. In it went!'],
  'pay:bell': ['Dong, dong, dong! The mouse rang the bell for them. “They are home!” it squeaked. “They are home!”', 'Squeak! It was the mouse. It had a crumb of cake for each of them. A very small crumb. Yum!'],
  'meet:robot': ['A little robot stood there. Beep. It had no one to play with. “Tag!” said {H}. Beep, beep, beep!', '“Beep,” said a robot. It was stuck in a hole. {H} gave it a push. Up and out! Beep!'],
  'pay:robot': ['Beep, beep! It was the robot. It had made a lamp for {H}. It was like a little star.', 'Who held the door for them? The robot did! “Beep,” it said. That means: well done.'],
};
