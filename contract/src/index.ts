export * from './entities/index.ts';
export * from './passages.ts';
export * from './spelling.ts';
export * from './endpoints/base.ts';
export type { FeaturedCharacter } from './endpoints/public.ts';
export { contract, type Api, type Contract, type Inputs, type Outputs } from './endpoints/index.ts';
