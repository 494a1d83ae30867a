export * from './picture.ts';
export * from './sharing.ts';
export * from './character.ts';
export * from './location.ts';
export * from './story.ts';
export * from './job.ts';
export * from './person.ts';
export * from './community.ts';
