/** Words that begin a sentence and are no names: behind initials they tell that a new one begins. */
export const BEGINS_A_SENTENCE = new RegExp(`^(?:${[
  'The', 'A', 'An', 'He', 'She', 'It', 'They', 'We', 'I', 'You', 'This', 'That', 'These', 'Those', 'There', 'Here', 'His', 'Her', 'Its', 'Their', 'My',
  'Our', 'Your', 'And', 'But', 'So', 'Then', 'Now', 'When', 'While', 'Where', 'After', 'Before', 'As', 'At', 'In', 'On', 'For', 'From', 'With', 'If',
  'No', 'Not', 'Yes', 'Once', 'Soon', 'What', 'Who', 'Why', 'How', 'All', 'Both', 'Everyone', 'Nobody', 'Only', 'Even', 'Still', 'Suddenly', 'Every',
].join('|')})$`);
