// The bedtime voice (5-8): `friendacts` in the climax.
import type { Beats } from '../../voice.ts';

export const FRIENDACTS: Beats = {
  'friendacts:gap': [
    '{F} slipped. {H} did not stop to think. {He} threw {himself} down and caught {F} by one {F.hand}. “Got you,” said {H}, through {his} teeth. “{F.say},” said {F}, rather faintly, from below.',
  ],
  friendacts: [
    '{fell-out}“I’m here,” said {F}. They had not said one kind word since they fell out. But now there {F.he} was, and {H} felt it all the way down, like the first mouthful of cocoa.',
    '“Move up,” said somebody. It was {F}. There was hardly room for one, but {H} moved up. “You could be at home with a bun,” said {H}. “I could,” said {F}. “But you’re not *there*.” [They were both shaking. But side by side you could hardly tell.|And {F.he} held on.]',
    '{sudden}{fell-out}Out of the muddle came @a {F.hand}, and on the end of it was {F}. “Take it!” said {F}. {H} thought of all the cross things that they had said. [Then {he} forgot them, and took hold.|They seemed very small, and a long way off.] {F} pulled. “{F.say},” {F.he} puffed, and {F.he} did not let go.',
    '{fierce}“Hold my bag,” said {F}, and ran right out in front of everybody. “{F.say}!” {F.he} shouted. {F.his} knees were knocking so hard that you could hear them. {H} held that bag. {He} held it as you hold a kitten.',
    '{H.clothed}{fierce}{F} was not the fastest, and {F} was not the loudest. But {F} could hold on. {F.he} took hold of {H’s} coat, and that was that. “{F.say},” {F} {F.tag}. {H} slipped three times. The coat got longer. But {F} did not let go.',
    '{beast}“You go on,” said {F}. “I’ll make a noise.” And what a noise it was! {F} sang, and {F} banged on a bucket, and in between {F.he} shouted, “{F.say}!” {H} did not look back. But {he} could hear all the way just where {F} was.',
    '{F} could not think what to do. So {F.he} did what {F.he} always does. {F} {F.act}. “{F.say},” {F} {F.tag}. It was so like {F} that {H} nearly laughed. And if you can nearly laugh, you can nearly do the next thing.',
    '{can-see}{F.face}“Look at me,” said {F}. “Not at that. At me.” {H} looked. {F} was making the worst face in the world, the one that is only for birthdays. It all went on as before. But {H} had stopped shaking.',
    '{F} counted for {H}. “One,” {F.he} said, “two,” and on three they both did what they could. It did not work. “{F.say},” {F} {F.tag}, and began again at one. {F} would have counted up to a thousand.',
    'They had a secret noise, those two, for when it was very bad. {F} made it now. {H} heard it, and made it back. “{F.say},” {F} {F.tag}. Nobody else knew what that noise meant. It meant: I am not going anywhere.',
  ],
  'friendacts:dark': [
    '{matches}{F.fingers}There was only one dry match, and it was {F} who had it. {F.he} had kept it in {F.his} hair. {F} struck it, and cupped {F.his} hands round it. “{F.say},” {F.he} {F.tag}. The light shook a bit. But it was a light, and there they all were.',
  ],
};
