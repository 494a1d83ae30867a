/** The verbs by which stories tell what somebody does, as a part of other patterns. */
export const PAST =
  'wrote|brought|bought|taught|hung|struck|stuck|fled|swung|sent|built|lent|felt|heard|paid|sold|wore|tore|broke|chose|drove|grew|lost|bent|beat|sat|stood|lay|came|hid|swam|flew|ran|crept|slept|sang|fell|rose|spoke|went|shook|was|were|had|began|got|built|made|ate|drank|found|took|gave|held|saw|met|read|rode|caught|kept|led|left|threw|' +
  'dug|won|thought|wept|put|shut|sprang|knelt|swept|drew|blew|bit|hit|sits|stands|runs|flies|laughs|smiles|waves|cries|sleeps|sings|dances|jumps|claps|[a-z]{2,}ed|(?!(?:morning|evening|nothing|something|everything|anything|king|spring|thing|wing|string|ceiling|building)\\b)[a-z]{2,}ing';
