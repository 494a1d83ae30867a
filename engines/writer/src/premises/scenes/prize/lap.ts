// For 3-4: the answer of each plot told as a scene: who it was, why, and how it ends well.

/** By theme; the words are those of `FITS`. */
export const PRIZE_ON_A_LAP: Readonly<Record<string, string>> = {
  // Adventure
  'The Lost Lantern': '“I took the lantern,” said a boy. “My lamb was lost! Now I am.” “This way home,” said {H}. “Baa!” said the boy’s coat.',
  'The Map with a Missing Corner': '“That bit? I took it shopping,” said old Nan. She gave it back. It fitted! {H} saw a garden. It had Nan in!',
  'Over the Whispering Mountains': '“Now I can sleep,” said the mountain. Snore! The sick child got the box. Gulp, gulp. No cough! “Hooray,” said {H}, in a whisper.',
  'The Island That Moves': '“You have goats on,” said {H}. “Oh!” said the turtle. “I just swam home.” It stopped. Off went the goats. Hop, hop, meh!',
  'A Ship Made of Books': '“Do not stop!” said {H}. They read and read. The books got light. On went the ship! “The end.” Bump! Sand.',
  'The Secret Staircase': 'Sun! A room full of it! “Oh, I forgot that one,” creaked the house. “So I grew stairs.” “Well done, house,” said {H}.',
  'Journey to the Edge of the Map': '“What am I like?” said Nothing. “Nobody ever says.” “Like a hill!” said {H}, and drew. Up came a hill. “Ooh!” it said.',
  'The Treasure Nobody Buried': 'Clink! A lid came off. Splash! “Our lost well!” said an old man. “Water for all!” “I will get cups,” said {H}.',
  'Three Keys and a Door': '“Nobody asked us before!” said a granny, a boy, a goose. They gave three keys. “Now all at once!” said {H}. Click, click, click!',
  'The Long Way Home': '“I missed that bus, too,” said the old lady. In they all came. Puff! The candles were still lit. “Do not puff!” said {H}.',
  // Fantasy
  'The Dragon Who Forgot to Roar': '“I ran away once,” said a girl. “I was four. Now I am big!” “Roar?” “Louder!” said {H}. “ROAR!” Nobody ran off.',
  'The Last Wish in the Well': '“I give all the wishes,” sniffed a wet lady. “None for me.” “This one is,” said {H}. “Sun, please!” Whoosh! Up she came.',
  'A Crown of Leaves': 'A small girl came for her pail. “I water them,” she said. {H} held up the crown. It fitted! Pop, a new leaf.',
  'The Sleeping Forest': '“We all sang to the owl,” yawned an oak. “We sang too well.” {H} tucked the owl in. “Whooo...” The rest woke up!',
  'The Spell That Went Sideways': '“You were to stir me,” said the soup. “Not a spell!” {H} stirred. Back slid cats. Back slid carts. “Ahh,” said the soup.',
  'Palace Under the Pond': '“Splash, and my door shuts,” said the frog queen. “You were so still. Come in!” {H} bowed. All the frogs sang. “Ribbit!”',
  'The Borrowed Wand': '“The drawer is so dark,” hummed the wand. “I will come and see you,” said {H}. “On Sundays.” “Sundays?” Plop! It let go.',
  'Where Unicorns Drink': 'Dig, dig, mud, mud. Splash! Water! “I hung up hair to call you,” said a unicorn. {H} did a muddy bow.',
  'The Giant Who Was Afraid of Mice': '“You go first,” said the giant. “No, you,” said the mouse. “Both!” said {H}. One finger. One paw. “Hello?” “Hello!” Down came the giant.',
  'The Feather of the Phoenix': '“I hid from the fire,” said the old bird. “I will stay close,” said {H}. It took its feather. Whoosh! Out looked a chick.',
  // Sci-Fi
  'The Robot Who Planted Flowers': '“Why flowers?” {H} asked. “I put a dead bird to bed,” said the robot. “Up came one.” “Good robot,” said the man. “Stay!”',
  'Message from a Small Star': '“Yes!” blinked {H}, with the big lamp. “Yes, yes!” Up on the star a child hopped, torch and all. So the star danced.',
  'School Trip to Saturn': 'A moon child waved. “It has my seat,” said the lost child. “It never had a trip.” “You both fit,” said {H}. Beep!',
  'The Machine That Collected Dreams': '“I took them because I have none,” hummed the machine. “Shut your lamps,” said {H}. Zzz. It had one! Out flew the rest.',
  'Lost Between Two Moons': '“I will save it!” said one moon. “No, I will!” “Both let go,” said {H}. “One, two, three!” Whee! Home it flew.',
  'The Day Gravity Took a Nap': '“I hold you all down,” yawned gravity. “Nobody says thank you.” “Thank you!” said {H}. Bump! Down came the milk. Bump! Granny.',
  'Postcards from Tomorrow': '“It was me!” said {H}. “I wrote the cards. Or I will.” “Dear me. Hurry!” {he} wrote. Plop! Off they went, to yesterday.',
  'The Friendly Comet': '“I run round the sun alone,” said the comet. “Not today!” said {H}. Down they ran, cows and all. Up it flew!',
  'A Garden in Orbit': '“It is so quiet here,” said a bean. {H} read and read. The knot let go to hear. Pop! One red tomato.',
  'The Spaceship in the Shed': 'Grandpa sat in his seat. Vroom! Up, up, up. “You said Thursday!” said his friend. “It is Thursday,” said {H}. “Tea?”',
  // Action
  'The Great Rooftop Race': '“Stuck!” coughed an old man. “Each year you all run by.” {H} pulled at the window. Pop! Out came the old man. Everyone clapped.',
  'Runaway Train to the Coast': 'Slow, slow, stop. The train looked at the sea. “They never let me,” it puffed. “Is it all wet?” “All,” said {H}.',
  'Rescue at Waterfall Rock': '“We came out to get our friend,” said two small ones. {H} pulled. One! Two! Three! All safe. “Meow,” said a jumper. Four!',
  'Storm over Lantern Bay': 'Knock, knock! {H} ran. A lamp, a lamp, a lamp! “Now we see home,” tooted the boats. Seventeen. And two, on one rope.',
  'The Bridge Must Hold': '“My grandpa made that stone to move,” said a man. “Push!” said {H}. Clunk! The bridge held. “Well made, Grandpa,” said the man.',
  'Chase Through the Night Market': '“The teapot whistles like my granny,” said a little girl. Wheee! She gave it back. “Just one more whistle,” said {H}. Wheee!',
  'The Tournament of Kites': '“Tie all the kites to mine!” said {H}. One big kite! Up it went. Tug... pop! Out flew the bird. All the kites danced.',
  'Against the Rising Tide': '“We never use that wheel,” said a man. “Now we do!” said {H}. Turn, turn, clunk. Out went the sea, in a huff.',
  'The Avalanche Patrol': 'Dig, dig! One nose. Two noses. Three! “We did not shout,” they said. “We just tapped.” “Good tapping,” said {H}, very softly.',
  'One Hour to Save the Fair': '“I turned it off,” said the fair man. “Who wants a fair?” “Me!” said {H}. All pushed. Round it went! Toot!',
};
