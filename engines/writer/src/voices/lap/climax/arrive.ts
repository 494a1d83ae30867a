// The lap voice (3-4): `arrive` in the climax.
import type { Beats } from '../../voice.ts';

export const ARRIVE: Beats = {
  arrive: [
    '{refrain} And stop! Here {they} {was}, at {spot}. Shh!',
    '“{refrain}” sang {H}. Then {he} stopped. There it was: {spot}!',
    '{refrain} But now hush. They were at {spot}. {H} held {his} breath.',
    'Who comes to {spot}? {H} does! {refrain} But very softly now.',
    '{refrain} One more step. There! {H} was at {spot}. Gulp!',
    'Softly, softly! {refrain} And here it was: {spot}.',
    '“{refrain}” But it was only a whisper. They were at {spot}. Brr!',
    '{refrain} Who stands at {spot}? {H} does. {His} tummy feels like soup.',
    'Here {they} {was}, at {spot}. [{first-there}It was so big!|Now for it!] {H} held {his} breath. Gulp!',
    'Slow, slow, slow! {They} came to {spot}. {H’s} heart went thump, thump, thump.',
    '{first-there}“Is this it?” It was. It was {spot}. [Nobody spoke. Not one word.|Brrr! {H} held on to {his} bag.]',
    'Look! Look there! {spot}! {They} went close. Tip, tip. Very close. Shh!',
    'Tip, toe. Tip, toe. Now they were at {spot}. “Boo,” said {H}. But very, very softly.',
    '{H.feet}Here they are, at {spot}. {H} put out one foot. Brr! Then {he} put out the other.',
    '“Hello?” said {H} to {spot}. “Hello, hello, hello?” It did not say hello back.',
    'They were at {spot}. {H} held on to {F’s} {F.hand}, and {F} held on to {H}. That was good.',
    'One more step. And one more. There! {H} was at {spot}. {His} tummy felt like soup.',
    '“Say something,” said somebody. Nobody did. Now they were at {spot}. “Something,” said {H}.',
    '{first-there}{earth}Who lives at {spot}? A mouse? A goose? Or what else? Sh! {H} put {his} bag down.',
    '{away}{open-air}Along the last bit. Puff! Round the last bend. Puff! {spot}! {H} had to sit down.',
    'There it was: {spot}. {H} had got there. Gulp! And gulp again! “Here I am,” {he} said.',
    '{first-there}Up there? No. Down there? No. There! “{spot}!” said {H}, and held on to {his} bag.',
    '{H} shut one eye. With one eye {he} saw half of it: {spot}. Half was a lot!',
    'Who is that at {spot}? It is {H}! {He} looks so small there. So very small!',
    '{first-there}“Is it here?” said {H}. It was. {spot}! {H} said no more. Just gulp.',
    'Stop now. Take my hand. We are at {spot}. Is your hand warm? {H} had @a very cold {H.hand}.',
    '{away}{open-air}Round one more bend, and then: {spot}! {H} felt small. As small as a bean. Gulp!',
  ],
};
