/** Verbs that tell who speaks beside a quote. */
export const SPEECH_VERBS: readonly string[] = [
  'said', 'says', 'asked', 'asks', 'answered', 'answers', 'replied', 'replies', 'called', 'calls', 'cried', 'cries', 'shouted', 'shouts',
  'yelled', 'yells', 'whispered', 'whispers', 'murmured', 'murmurs', 'muttered', 'mutters', 'mumbled', 'mumbles', 'exclaimed', 'exclaims',
  'added', 'adds', 'began', 'begins', 'continued', 'agreed', 'agrees', 'admitted', 'announced', 'announces', 'argued', 'begged', 'begs',
  'boomed', 'bellowed', 'chirped', 'chirps', 'chuckled', 'chuckles', 'confessed', 'croaked', 'declared', 'explained', 'explains', 'gasped',
  'gasps', 'giggled', 'giggles', 'grinned', 'groaned', 'growled', 'growls', 'grumbled', 'grunted', 'hissed', 'hooted', 'howled', 'insisted',
  'joked', 'laughed', 'laughs', 'moaned', 'nodded', 'offered', 'pleaded', 'promised', 'promises', 'purred', 'read', 'reads', 'remarked',
  'repeated', 'roared', 'roars', 'rumbled', 'sang', 'sings', 'screamed', 'shrieked', 'sighed', 'sighs', 'smiled', 'smiles', 'sniffed',
  'snapped', 'sobbed', 'spoke', 'squeaked', 'squeaks', 'squealed', 'stammered', 'suggested', 'thought', 'thinks', 'told', 'tells', 'urged',
  'wailed', 'warned', 'warns', 'whimpered', 'whined', 'wondered', 'wonders',
];
