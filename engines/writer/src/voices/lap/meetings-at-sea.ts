// The lap voice (3-4): whom they meet out on the water, and how that one comes back at the end.
import type { Beats } from '../voice.ts';

export const MEETINGS_AT_SEA: Beats = {
  'meet:sea-crab': ['A crab sat in a tin. It rowed with one spoon. Round and round! {H} gave it one more.'],
  'pay:sea-crab': ['Splish, splish! Who came so fast? The crab in the tin! “Two spoons!” it said. “Look, look, look!”'],
  'meet:sea-seal': ['A seal sat on a rock. It could not clap. “Like this,” said {H}. Clap! Flip! Clap! What a good seal!'],
  'pay:sea-seal': ['Clap, clap, clap! Who was that? The seal! And all its friends. They clapped and clapped for {H}.'],
  'meet:sea-whale': ['Pff! Up came a whale. It had weed on its head. “Do you like my hat?” it said. “I do!” said {H}.'],
  'pay:sea-whale': ['Pff! There was the whale. It had made one more hat, for {H}. So green! So wet! So nice!'],
};
