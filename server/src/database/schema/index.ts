export * from './accounts.ts';
export * from './people.ts';
export * from './creations.ts';
export * from './stories.ts';
export * from './making.ts';
export * from './community.ts';
export * from './contact.ts';
export * from './administration.ts';
