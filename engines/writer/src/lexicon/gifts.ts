// Small things that can be given early and matter late, with what each is good for.

export interface Gift {
  /** Without article. */
  noun: string;
  /** Sentence on receiving it: why it seems useless. */
  odd: string;
  deeds: Readonly<Record<string, string>>;
  /** The theme that it spoils: salt is no help to a snail, and where the riddle is an umbrella nobody carries another. */
  never?: string;
}

export const GIFTS: readonly Gift[] = [
  { noun: 'ball of red wool', odd: '[It was good wool, but nobody was cold.|There was too little of it for a sock and too much for a button.]', deeds: {
    maze: '{H} tied the red wool fast at the first corner and let it run out behind; and wherever they came upon red wool they knew that they had been there, and took another way.',
    gap: '{H} threw the ball of red wool, and it flew round something that stuck up on the other side and came back; and by the wool they pulled a rope across.',
    creature: '{H} let go of the ball of red wool, and it rolled, and the great thing put out a paw and patted it, and whoever plays forgets to be angry.' } },
  { noun: 'tin whistle', never: 'Over the Whispering Mountains', odd: '[It had one note, and the note was flat.|Dogs left the room when it was blown.]', deeds: {
    crowd: '{H} blew the tin whistle, one flat dreadful note, and everyone let go of everyone to cover their ears.',
    maze: '{H} blew the tin whistle and listened: out of every way but one it came back, since there was a wall at the end.',
    storm: '{H} went first and blew the tin whistle the whole time; nobody could see a step ahead, but they could all hear that one flat note, and they came after it.' } },
  { noun: 'bag of salt', never: 'A Class Pet Named Thunder', odd: '[It was not even for eating, it turned out.|There was no soup to put it in.]', deeds: {
    creature: '{H} poured the salt into one palm and held it out flat, as one does for a horse; and out came a tongue like a carpet, for it is not possible to lick and to roar.',
    gap: '{H} strewed the salt on the one narrow ledge that was left along the side, which had been as slippery as soap, and now they could walk on it.',
    maze: '{H} let the salt trickle behind, a thin white line, and so they never took one wrong way twice.' } },
  { noun: 'broken umbrella', never: 'The Secret of the Green Umbrella', odd: '[It had three ribs and no handle to speak of.|It let in more rain than it kept off.]', deeds: {
    storm: '{H} put up the broken umbrella, and it did what no whole one could have done: it let the worst of the wind through the holes, and so it was not torn away, and there was room for all of them behind it.',
    stuck: '{H} pushed the iron stick of the broken umbrella in under the stone and leaned on the other end, since what cannot be lifted can sometimes be tipped.',
    flood: '{H} pushed the broken umbrella into the hole where the water came in, and put it up, and for once it let nothing through.' } },
  { noun: 'small brass bell', odd: '[Its tongue was wrapped in wool, so that it should not ring before its time.|Somebody had wrapped up its tongue, and it could only say “mf”.]', deeds: {
    dark: '{H} took the wrapping off the small brass bell and rang it at every step: where there was a wall it rang back at once, and where it did not ring back they could go.',
    crowd: '{H} took the wrapping off the small brass bell and rang it once, not very loud, and everybody stopped, because there was nobody there who had not been called in to supper by a bell.',
    creature: '{H} took off the wrapping and rang the small brass bell very gently, and went on ringing it, and the beast lay down to hear it better.' } },
  { noun: 'pot of honey', odd: '[It leaked a little, and drew wasps.|The lid stuck, and so did everything else that came near it.]', deeds: {
    creature: '{H} took the lid off the honey and set it down, and walked backwards; and the beast went after the smell, and not after them.',
    lock: '{H} let the honey run into the old lock, drop by drop, and what rust had held, honey let go.',
    crowd: '{H} opened the honey and passed it round, and it is hard to shout with a sticky spoon in your mouth.' } },
  { noun: 'pocket mirror', odd: '[There was a crack in it, so that everybody had two noses.|It was cracked right across, and made two of whoever looked in.]', deeds: {
    dark: '{H} held up the pocket mirror, caught one crumb of light from far away, and sent it round the corner, to show them where to tread.',
    creature: '{H} held up the cracked mirror, and the beast saw two of itself, and was not alone any more.',
    lock: '{H} slid the mirror under the door and saw, from the inside, where the catch was; and after that a bent pin was enough.' } },
  { noun: 'coil of washing line', odd: '[Two pegs were still on it.|One left sock was still hanging on it.]', deeds: {
    gap: '{H} swung the washing line, pegs and all, and on the third throw it caught over there, and was something to hold on to.',
    flood: '{H} tied the washing line round a post and then round everyone, and so they could wade through the worst of it, and nobody was washed away.',
    stuck: '{H} looped the washing line round it, and round a post, and back again, and pulled, and the loops did the work of ten.' } },
  { noun: 'stub of blue chalk', odd: '[It was too short to write a whole word.|There was hardly more of it than a tooth.]', deeds: {
    maze: '{H} took the stub of chalk and put a blue mark on each corner, and the marks told them, after a while, which way they had not tried.',
    lock: '{H} rubbed blue chalk all round the edge of the door and gave it a push, and where the blue had come off, there and nowhere else, it was sticking, and there they pushed.',
    dark: '{H} drew a line along the ground with the blue chalk, just pale enough to be seen from close by, and so they could tell which way they had come, and never went round in a ring.' } },
  { noun: 'paper fan', odd: '[It was as thin as a leaf, and painted with a fish.|It had a fish on it, and on the fish was a thumb mark.]', deeds: {
    dark: '{H} opened the paper fan and held it up, and it was so thin that it shook, ever so slightly, on one side: that was where the air came in.',
    storm: '{H} opened the paper fan and held it up; as long as it shook they all kept down, and as soon as it hung still they ran.',
    creature: '{H} opened the paper fan and fanned the hot, cross face with it, and it shut its eyes, for it had only been much too hot.' } },
  { noun: 'wooden spoon', odd: '[It had been chewed by somebody’s dog.|Half a pudding was still dried on to it.]', deeds: {
    stuck: '{H} dug the wooden spoon in under the edge, at the one soft place, and dug until the whole weight of it began to tip into the hole.',
    crowd: '{H} beat the wooden spoon on an upturned pail, slow and steady, till all the feet fell in with it, and it is next to impossible to quarrel in step.',
    flood: '{H} threw in the wooden spoon and watched it; it was carried off, and turned, and came to rest where the water was quiet, and that was where they waded.' } },
  { noun: 'left-hand glove', odd: '[There was no right-hand one.|It was only the one, and there was a hole in its thumb.]', deeds: {
    lock: '{H} pulled on the glove, felt in under the door, where it was nothing but splinters, and went on feeling till there was the latch.',
    creature: '{H} laid the left-hand glove down, and the beast smelled it, long and deep, as a dog does who wants to know somebody, and after that it knew them.',
    stuck: '{H} pulled on the glove and took hold of the one hot, sharp edge that nobody’s bare hand could hold, and pulled.' } },
];

export const giftOf = (noun: string): Gift | undefined => GIFTS.find((gift) => gift.noun === noun);

/** What any object at all can do, when a person asked for it or the place is known for it. */
export const ANY_OBJECT_DEEDS: Readonly<Record<string, string>> = {
  lock: '{H} put {the-tool} against the crack of the door, and they all pushed. [The door gave by a hair, and in went {the-tool}, and it could not take that hair back; so they pushed again.|Each time that it gave by a hair {the-tool} slid in a little further, so that it could not shut again.]',
  creature: '{H} held up {the-tool}, high, where it could not be missed. [The beast stopped to see what it was, since everybody else had only ever shown it their backs.|The great head sank until the nose touched it, and sniffed, and wondered; and one cannot wonder at a thing and growl.]',
  crowd: '{H} climbed on a box and held up {the-tool}, and did not say what for; [first one of them asked about it, and then another, and in order to hear the answer they were all obliged to be quiet.|and everybody wanted to know what that was about, and nobody can listen and shout.]',
  dark: '{H} went first, and held {the-tool} out in front; [wherever there was a wall it bumped into that before anybody’s nose did, and wherever it bumped into nothing whatever they could go.|three times it came up against a wall, and the fourth time there was nothing there, and so that was the way.]',
  gap: '{H} tied {the-tool} to the end of all the string that they had, and threw it. [It went over in a long curve, and caught, and they pulled, and it held.|Twice it came back. The third time it jammed, over there, as if it had been made for that, and held.]',
  storm: '{H} set {the-tool} down in front of them, and told them to watch it; [as long as it shook they were all to lie flat, and as soon as it stood still, which meant that the storm was drawing breath, they ran.|and whenever the storm stopped for breath {the-tool} stopped shaking, and each time they ran a bit further, until they were through.]',
  flood: '{H} let {the-tool} down into the water on a string, first here and then there, to see how deep it was. [Along one line it hardly went in at all, and along that line they waded.|It touched the bottom at last, and no deeper than a bucket, and there they went across.]',
  maze: '{H} put down {the-tool} where they stood, and they went out from it, each by another way. [One after another they came back to it, all except one, and that one was calling from outside.|Whoever came round to it again had been wrong, and soon there was only a single way left that could be right.]',
  stuck: '{H} put {the-tool} in under the edge, and they all leaned on the other side. [It gave by a finger, and {the-tool} slid in, and it could not sink back again.|It looked far too small for that. But it held what they had won, and then it held the next bit.]',
};
