// The novel voice (12-17): what goes on inside; a third book of thoughts.
import type { Beats } from '../voice.ts';

export const INNER_LIFE_THIRD_BOOK: Beats = {
  calm: [
    '{of-self}{H} had been assured that everything becomes intelligible with experience, and had concluded, from the conversation of the experienced, that they had [merely become accustomed to their perplexity|generally abandoned the inquiry].',
    '{of-ease}There was nothing whatever to complain of, and {H} had frequently noticed that it is precisely this circumstance which [produces the most persistent dissatisfaction|keeps intelligent people awake].',
    '{of-place}In a community where everybody was acquainted with everybody, {H} sometimes experienced an unreasonable desire to be [introduced to somebody|mistaken for a person of no reputation whatsoever].',
    '{of-self}The future had been described to {H} by a considerable number of people, none of whom had visited it, and their recommendations were [chiefly concerned with luggage|chiefly concerned with footwear].',
    '{of-self}{H} suspected that maturity consisted largely of pretending to remember [what one had come upstairs for|the names of distant relatives], and {he} was already remarkably accomplished.',
    '{of-self}It had never been established whether {H} was an optimist or merely inattentive, and the evidence, which {he} occasionally reviewed, was capable of [supporting either opinion|being interpreted in several directions].',
  ],
  uneasy: [
    '{of-dread}Everything that {H} had considered permanent was turning out to have been merely [repeated|undisturbed], and {he} was astonished at how little it required to interrupt it.',
    '{of-clue}It was becoming difficult to distinguish between patience and paralysis, and {H}, who had always been commended for the former, examined {himself} anxiously for [symptoms of the latter|some indication of movement].',
    '{of-company}{H} had supposed that responsibility would feel like authority, and discovered that it resembled, considerably more closely, [carrying an overfull basin through an unfamiliar house|being followed].',
    '{of-dread}There existed, no doubt, a perfectly sensible procedure for such occasions, familiar to everyone except {H}, and {he} would have given a great deal for [an opportunity to overhear it|one unhurried hour in a library].',
    '{of-company}What disconcerted {H} was not that the others disagreed with {him} but that they had discontinued disagreeing, which suggested either unlimited confidence or complete exhaustion, and {he} [was unequal to both|had no remedy for either].',
    '{of-dread}It is generally supposed that apprehension sharpens the faculties, but {H’s} had retired, one after another, like [musicians at the end of a festival|visitors who recollect an engagement], and only the least useful remained.',
    '{of-clue}Whichever alternative {H} considered, a sensible objection presented itself immediately, and {he} had begun to feel a certain admiration for [the objections|whoever was providing them].',
    'Nobody had explicitly appointed {H} to anything; it had been accomplished entirely by [their looking in {his} direction|a succession of expectant silences], against which it is impossible to appeal.',
    '{of-company}They had agreed to be perfectly honest with one another, and conversation had consequently become [extraordinarily difficult|largely a matter of punctuation].',
  ],
  danger: [
    'Among several possible reactions {H} selected, without hesitation, the one that involved [remaining absolutely stationary|opening {his} mouth to no purpose], and had leisure, afterwards, to be ashamed of it.',
    'It occurred to {H}, with ridiculous clarity, that nobody had ever explained what courage was actually made of, and that {he} was now obliged to [improvise it out of inferior materials|proceed with whatever there happened to be].',
    'There was an interval, extremely short and perfectly distinct, in which {H} could have decided differently, and {he} recognised it as one recognises [an acquaintance from a moving carriage|the last step of a staircase, by its absence].',
    'Terror, {H} discovered, is remarkably conscientious: it supplied {him} with every particular, including several, such as [the pattern of a stranger’s embroidery|the number of visible windows], that were entirely superfluous.',
    'Some independent portion of {H’s} intelligence had withdrawn to a convenient distance, and was composing [a moderately unfavourable account of the proceedings|an apology to everybody concerned].',
    'Whatever happened immediately afterwards would have to be done by a person who was present, and {H}, having considered the available persons, arrived with the utmost reluctance at [{himself}|the inevitable conclusion].',
    '{H} had always imagined that such occasions would be accompanied by [a sense of importance|appropriate music], and it was obscurely insulting to find them so untidy.',
    'It was not resolution that kept {H} where {he} was, although it was subsequently described as such, but an absolute inability to imagine [any other position|the explanation that leaving would require].',
    'The extraordinary thing was how ordinary the next action invariably turned out to be: one had only to [extend an arm|take a single breath], and afterwards, apparently, another.',
  ],
  glad: [
    'It took {H} a considerable time to understand that nothing further was required of {him}, and when {he} understood it {he} experienced, absurdly, something resembling [unemployment|disappointment].',
    'There is an embarrassment peculiar to success, which arises from being congratulated upon decisions that one remembers as [accidents|a series of misunderstandings], and {H} submitted to it as gracefully as possible.',
    '{H} observed, with affectionate astonishment, that none of the company had been improved in the slightest, and that {he} would not have exchanged [a single one of their deficiencies|any of them for a wiser person].',
    'Already the whole affair was acquiring the proportions of an anecdote, and {H}, listening, was impressed by how [sensible everybody had apparently been|much better the weather had become].',
    'The relief was so general and so complete that it had to be expressed by quarrelling about [the distribution of the potatoes|whose umbrella it was], and {H} had seldom been present at anything more harmonious.',
    'Gratitude, {H} considered, is an awkward possession, since it cannot be put down anywhere, and {he} carried it about all evening from one person to another, [without finding a convenient opportunity|spilling a little of it on each].',
    'Somewhere behind the happiness there remained a small, accurate recollection of having been frightened, and {H} resolved to preserve it, as one preserves [a receipt|the key of a house that has been sold].',
    'It was remarkable, {H} thought, that one could return to precisely the same position and discover that it was no longer [a position at all|situated where one had left it].',
    'Nobody remarked upon anything of consequence, and {H} realised that this was the most eloquent conversation in which {he} had ever [participated|been permitted to remain silent].',
  ],
};
