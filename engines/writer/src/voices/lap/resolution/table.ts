// The lap voice (3-4): `table` in the resolution.
import type { Beats } from '../../voice.ts';

export const TABLE: Beats = {
  table: [
'There was soup. There was bread. There was jam! {All} ate and ate and ate.', '{H} had soup. {H} had more soup. Then {he} put the pot on {his} head, for the last drop.',
'“Who wants soup?” “Me!” “Who wants more soup?” “Me!” So it went, until it was all gone.', 'They had cake with jam. They had jam with cake. {H} had jam on {his} ear.',
    'One big pot, and spoons for all. Clonk, clonk! {H} got to lick the pot. Now {he} had it on {his} ears.',
    'They had pancakes. Flip! One went up. It did not come down. It was on the lamp!',
    'One bean was left. “You have it.” “No, you.” Round and round went the bean. Then the cat had it!',
  ],
};
