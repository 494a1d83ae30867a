// How two characters know each other. Shape: the 20 types of the specification, in its order.
export const RELATIONSHIP_TYPES = [
  'Friend',
  'Enemy',
  'Sibling',
  'Parent',
  'Child',
  'Mentor',
  'Student',
  'Rival',
  'Partner',
  'Guardian',
  'Protector',
  'Servant',
  'Master',
  'Twin',
  'Cousin',
  'Teacher',
  'Apprentice',
  'Ally',
  'Nemesis',
  'Family',
] as const;

export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];
