// The chapter voice (9-12): `wish` in the resolution.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
'As for {w.the}, {H} offered to give it back, but there was nobody to give it to. So it stands on the windowsill now. Visitors pick it up and ask what it does. {H} says that it does nothing; it has already done it. And they put it down again, quite gently, and look at {him} out of the corners of their eyes. “It’s retired,” {he} explains.',
  ],
  'wish:place': [
'People go to {w.the} nowadays. They take sandwiches. There is even a sign, which {H} painted, and which somebody else spelled. It is not at all frightening any more. {H} is the only one who still stops for a moment first, and bows a little, and then goes on rather more quietly than there is any need to. “What are you doing?” the little ones ask. “Saying hello,” {he} tells them.',
  ],
  'wish:event': [
'People still talk about {w.the}, and each time that they do it gets a little longer. By now two people have fallen in love in it, and one has fallen into the soup, and {H} has made a speech. “{H.say},” {he} is supposed to have said, to thunderous applause, with one foot on a chair. There was no chair. There was no soup, either. {H} used to put them right; nowadays {he} just asks what happened next.',
  ],
  'wish:feeling': [
'Only later, washing {his} hands, did {H} think to look for it. Was {he} still {w.head}? {He} felt about inside, as you feel with your tongue for a sore tooth. It was there, just. But it had moved over, and there was somebody else sitting next to it now. {He} was not sure of the name. It felt a bit like being tall. {He} made room for them both, and dried {himself}, and went in to supper.',
  ],
};
