// The novel voice (12-17): `meet` in the development.
import type { Beats } from '../../voice.ts';

export const MEET: Beats = {
  'meet:blackbird': [
    '{march}Of the people whom they ran across on that stretch of the road there was only one whom they ever spoke of afterwards, and it was a woman who was teaching a blackbird to whistle the national anthem. She had got it as far as the third line. [“It’s the high note,” she told them. “He thinks that it’s conceited.”|She had been at it since the spring, in all weathers.] She gave them tea out of a tin, and asked them nothing, and as they were leaving it sang: the two lines, quite true, and the third; it reached the place, it put its head on one side, and there came out of that small throat, instead of what was written, something so much better that they all stood there, in the road, like people who have had their hats blown off.',
  ],
};
