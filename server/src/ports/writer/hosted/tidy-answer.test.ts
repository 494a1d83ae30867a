import { expect, test } from 'vitest';
import { fitCount, tellsSeveralParts, tidyAnswer, tidyTalk } from './tidy-answer.ts';

test.each([
  ['a heading', '## Introduction\n\nMaya ran.', ['Maya ran.']],
  ['a title in bold', '**Title:**\n\nMaya ran.', ['Maya ran.']],
  ['a remark before it', "Here's the introduction:\n\nMaya ran.", ['Maya ran.']],
  ['a remark of a helper', 'Sure, I can write that for you!\n\nMaya ran.', ['Maya ran.']],
  ['a fence', '```text\nMaya ran.\n```', ['Maya ran.']],
  ['thoughts', '<think>Six paragraphs, then.</think>Maya ran.', ['Maya ran.']],
  ['emphasis', 'Maya *really* ran, and **fast**.', ['Maya really ran, and fast.']],
  ['stars between paragraphs', 'Maya ran.\n\n***\n\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['lines of Windows', 'Maya ran.\r\n\r\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['nothing', ' \n\n ', []],
  ['a paragraph of HTML', '<p>Maya ran.</p>\n<p class="end">Rusty <b>sat</b>.</p>', ['Maya ran.', 'Rusty sat.']],
  ['a whole page', '<!DOCTYPE html>\n<html><head><title>The Gate</title></head><body>\n\n<h1>The Gate</h1>\n\n<p>Maya ran.</p>\n\n</body></html>', ['Maya ran.']],
  ['a script', 'Maya ran. <script>alert(1)</script>\n\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['a break', 'Maya ran.<br><br>Rusty sat<br/>down.', ['Maya ran.', 'Rusty sat down.']],
  ['signs of HTML', '&quot;It&#39;s me,&quot; said Maya &amp; ran&hellip;', ['"It\'s me," said Maya & ran…']],
  ['tags written in signs', '&lt;p&gt;Maya ran.&lt;/p&gt;', ['Maya ran.']],
  ['JSON around it', '{ "title": "The Gate", "paragraphs": [ "Maya ran.",\n\n"Rusty sat." ] }', ['Maya ran.', 'Rusty sat.']],
  ['JSON in a fence', '```json\n["Maya ran.", "Rusty sat."]\n```', ['Maya ran.', 'Rusty sat.']],
  ['JSON that is not whole', '{ "paragraphs": [ "Maya ran.", "Rus', []],
  ['a title in stars', '**The Lost Lantern of Pine Hill**\n\nMaya ran.', ['Maya ran.']],
  ['a title without marks', 'The Lost Lantern\n\nMaya ran.', ['Maya ran.']],
  ['a chapter', 'Chapter 1: The Gate\n\nMaya ran.\n\n**Chapter Two**\n\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['a label before each paragraph', '**Paragraph 1:** Maya ran.\n\nParagraph 2: Rusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['hope at the end', 'Maya ran.\n\nI hope you enjoyed this introduction! Let me know if I may continue.', ['Maya ran.']],
  ['an offer at the end', 'Maya ran.\n\nWould you like me to write the development?', ['Maya ran.']],
  ['a count of words', 'Maya ran.\n\n(Word count: 312. This keeps to the level for ages 5-8.)', ['Maya ran.']],
  ['several remarks', 'Maya ran.\n\n---\n\n*312 words*\n\nTo be continued...', ['Maya ran.']],
  ['thoughts of Magistral', '[THINK]Six paragraphs.[/THINK]\n\nMaya ran.', ['Maya ran.']],
  ['thoughts of Kimi', '◁think▷Six paragraphs.◁/think▷Maya ran.', ['Maya ran.']],
  ['thoughts of Gemma', '<thought>Six paragraphs.\n\nShort ones.</thought>\n\nMaya ran.', ['Maya ran.']],
  ['channels of gpt-oss', '<|channel|>analysis<|message|>We need to write six.<|end|><|start|>assistant<|channel|>final<|message|>Maya ran.', ['Maya ran.']],
  ['the end of a chat template', 'Maya ran.<|im_end|>\n<|im_start|>user\nMore!', ['Maya ran.']],
  ['letters that nobody sees', 'Ma\u200by\u2060a r\u00adan.', ['Maya ran.']],
  ['an answer before it', 'Absolutely! Here is the introduction for your story about Maya and Rusty.\n\nMaya ran.', ['Maya ran.']],
  ['praise before it', 'What a lovely idea! I have written the introduction below.\n\nMaya ran.', ['Maya ran.']],
  ['a title that shouts', 'Maya and Rusty and the Lost Lantern!\n\nMaya ran.', ['Maya ran.']],
  ['a title on the line above', '**The Lost Lantern**\nMaya ran.\n\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['an excuse at the end', 'Maya ran.\n\nI apologize, but I cannot include the rest of the request.', ['Maya ran.']],
  ['a moral', 'Maya ran.\n\n(Moral: always share.)', ['Maya ran.']],
  ['a signature', 'Maya ran.\n\n— Written by a model\n\n✨ The End ✨', ['Maya ran.']],
  ['questions at the end', 'Maya ran.\n\nQuestions for readers: 1. Who is Maya?\n\nShall I continue with the development?', ['Maya ran.']],
  ['quote marks of mail', '> Maya ran.\n\n> Rusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['links, pictures and code', '![Maya](m.png) [Rusty](r.md) `sat` ~~bad~~ **down.', ['Rusty sat down.']],
  ['pages', '[Page 1] Maya ran.\n\n**Page 2:** Rusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['a speaker', 'NARRATOR: Maya ran.\n\nNARRATOR: Rusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['letters as JSON writes them', 'Maya\\u2019s dog \\ud83e\\udd8a ra\\u0000n.', ['Maya’s dog 🦊 ran.']],
  ['quotes of code', '\\"Look!\\" said Maya.', ['"Look!" said Maya.']],
  ['a sign without its end', 'Maya&nbspran.', ['Maya ran.']],
  ['JSON about itself', '{"phase":"introduction","characters":["Maya","Rusty"],"story":["Maya ran."],"moral":"Share."}', ['Maya ran.']],
  ['thoughts that only end', 'The user wants a story.\n\nSix paragraphs.\n</think>\n\nMaya ran.', ['Maya ran.']],
])('%s is taken away and the words stay', (_, answer, paragraphs) => {
  expect(tidyAnswer(answer)).toEqual(paragraphs);
});

test.each([
  'Sure enough, the gate was open and Maya went in.', '“I hope you enjoyed it,” said Maya.', 'I hope we find him, thought Rusty, and he hoped it all night.', 'Maya!', 'The end of the road was near, and they ran.',
  'Part of the wall was gone.', 'Page after page was empty, and Maya turned them all.', 'This is the story of a fox, said Maya, and she told it.', 'I am sorry that I ran, said Rusty.', 'Maya was < 5 and Rusty > 3 years old.',
])('%s: what only looks like it stays', (paragraph) => {
  expect(tidyAnswer(`${paragraph}\n\nRusty sat.\n\n${paragraph}`)).toEqual([paragraph, 'Rusty sat.', paragraph]);
});

test.each([
  '12 words were carved into the stone, and Maya read each of them aloud.', 'This story was told for ages and ages in the village, and the words grew with it.', 'Let me know if you see the bird, Maya said to Rusty.',
  'Would you like me to hold it? asked Rusty, and Maya nodded.', 'I hope you like it, said Maya, and she gave Rusty the scarf.', 'Let me know if you see more of Maya.', 'The next day Rusty was home.',
])('the last paragraph of a story stays: %s', (last) => {
  expect(tidyAnswer(`Maya ran.\n\nRusty sat.\n\n${last}`, ['Maya', 'Rusty'])).toEqual(['Maya ran.', 'Rusty sat.', last]);
});

test('what is said of the story goes also where it names the cast', () => {
  for (const closing of ['I hope you enjoyed this introduction of Maya and Rusty!', "I've kept the sentences short, as you asked.", 'Questions for readers: 1. Who is Maya?', 'I am sorry, but I cannot include what was asked.']) {
    expect(tidyAnswer(`Maya ran.\n\n${closing}`, ['Maya', 'Rusty'])).toEqual(['Maya ran.']);
  }
});

test.each([
  'Here is the tale of Maya, who lost a lamp in the wood.', 'Here is the story of a fox called Rusty.', 'Here is my story.', 'Great! Maya clapped, for her favourite part of the day had come.', 'Of course, every tale has a beginning, and this one begins with Rusty.',
  'Sure, I was small, but this is my story.', 'Sure, here in the hills I was happy.', 'Okay, it was not the best part of the day, but Maya smiled.', 'What a lovely story! Maya shut the book and looked at Rusty.', 'Page one: that was where Maya always began.',
  "I'm sorry, I can't find the dragon.", "I can't tell you how glad I was.", 'Shall I tell you a story?', '“I’m sorry, I can’t include you,” said Maya.', 'I have left the house before anybody woke.', 'Unfortunately, the boat could not be found.', 'Notes lay on the floor of the hall.',
  'Here is the plan, said Rusty, and it has three parts:', 'Sure, I can write it for you, said Maya.', 'Here is the story my grandmother told me when I was small:',
])('the first paragraph of a story stays: %s', (first) => {
  expect(tidyAnswer(`${first}\n\nMaya ran.\n\nRusty sat.`, ['Maya', 'Rusty'])).toEqual([first, 'Maya ran.', 'Rusty sat.']);
});

test.each([
  'Absolutely! Here is the introduction for your story about Maya and Rusty.', 'Sure! Here’s a story about Maya and Rusty!', 'Here is your story about Maya and Rusty.', 'Here is the introduction:', 'Here is the story you asked for.', 'Of course! Below is the climax with Maya.',
  'Sure, here is the story:', 'Certainly! I have written six paragraphs about Maya.',
  "I'm sorry, I can't include the dragon.", 'I’m sorry, but I can’t write about the dragon, so Maya meets a kite.', "While I can't include the dragon, here is Maya's day:", "I can't include weapons, but here is a gentle tale of Maya and Rusty.",
  'I have left out the dragon, because it is not suitable for this age.', 'Unfortunately, the dragon cannot be included.', '**Note:** the dragon became a kite.', "I've kept the sentences short, as you asked.", 'Word count: 312',
])('what is said of the story before it goes: %s', (first) => {
  expect(tidyAnswer(`${first}\n\nMaya ran.\n\nRusty sat.`, ['Maya', 'Rusty'])).toEqual(['Maya ran.', 'Rusty sat.']);
});

test.each([
  'I hope you enjoy it!', 'Let me know if you would like any changes.', 'Would you like me to continue?', 'Do you want me to write the next part with Maya?', 'Feel free to ask for changes.', 'Next part: the climax.', 'This introduction sets the scene.',
  'Note: the story keeps to the ages.', 'Illustration prompt: Maya at the gate.', 'Words: 312', 'Created with ChatGPT', 'Shall I go on?',
])('what is said of the story after it goes: %s', (last) => {
  expect(tidyAnswer(`Maya ran.\n\nRusty sat.\n\n${last}`, ['Rusty'])).toEqual(['Maya ran.', 'Rusty sat.']);
});

test('the lines of a list stay lines in a talk, and one line with a mark is none', () => {
  expect(tidyTalk('Here are two ideas:\n* a **fox** who lost a lamp\n* an owl')).toBe('Here are two ideas:\n- a fox who lost a lamp\n- an owl');
  expect(tidyTalk('It could be:\n\n1. a key\n\n2. a map')).toBe('It could be:\n\n1. a key\n\n2. a map');
  expect(tidyTalk('- A fox\nfinds a map.')).toBe('A fox finds a map.');
});

test('a talk keeps its question at the end', () => {
  expect(tidyTalk('<p>A **map** in a boot!</p>\n\nWould you like me to think of a bell?')).toBe('A map in a boot!\n\nWould you like me to think of a bell?');
});

test('two too many are joined where they are shortest, two too few are cut between sentences', () => {
  expect(fitCount(['One is long enough.', 'Two.', 'Three.', 'Four is long enough.'], { fewest: 2, most: 3 })).toEqual(['One is long enough.', 'Two. Three.', 'Four is long enough.']);
  expect(fitCount(['He ran home. She sat down.', 'End.'], { fewest: 3, most: 4 })).toEqual(['He ran home.', 'She sat down.', 'End.']);
});

test('far too many or too few are left, so that the model is asked again', () => {
  expect(fitCount(['A.', 'B.', 'C.', 'D.', 'E.', 'F.'], { fewest: 1, most: 2 })).toHaveLength(6);
  expect(fitCount(['One sentence.'], { fewest: 6, most: 8 })).toHaveLength(1);
});

test.each<[string, boolean]>([
  ['## Introduction\n\nMaya ran.\n\n**Development:**\n\nRusty ran.', true], ['Part 1: Introduction\n\nMaya ran.\n\nPart 4: Resolution\n\nThey slept.', true],
  ['{"introduction": ["Maya ran."], "climax": "Rusty ran."}', true], ['{"introduction": "Maya ran.", "development": ""}', false], ['**Introduction**\n\nMaya ran.', false],
  ['<think>Introduction\nDevelopment\n</think>Maya ran.', false], ['Introduction\n\nThe development of the town pleased Maya.', false],
])('whether other parts are told too: %j', (answer, several) => expect(tellsSeveralParts(answer)).toBe(several));

test.each(['Maya ran.\nRusty ran.\n“Wait!” she said.', '1. Maya ran.\n2. Rusty ran.\n3. “Wait!” she said.'])(
  'paragraphs without an empty line between them are paragraphs: %j', (answer) => expect(tidyAnswer(answer)).toEqual(['Maya ran.', 'Rusty ran.', '“Wait!” she said.']));

test('lines that break in the middle of a sentence are one paragraph', () => {
  expect(tidyAnswer('Maya ran to\nthe gate and\nRusty ran too.')).toEqual(['Maya ran to the gate and Rusty ran too.']);
});
