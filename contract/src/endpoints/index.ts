/** Every endpoint: the server implements this object, the browser's client is typed by it. */
import type { ContractRouterClient, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { characters } from './characters.ts';
import { ideas } from './ideas.ts';
import { jobs } from './jobs.ts';
import { locations } from './locations.ts';
import { narrations } from './narrations.ts';
import { me, notifications, subscription } from './person.ts';
import { landing, system } from './public.ts';
import { sceneImages } from './scene-images.ts';
import { stories } from './stories.ts';

export const contract = { system, landing, me, subscription, notifications, characters, locations, stories, sceneImages, narrations, ideas, jobs };

export type Contract = typeof contract;
export type Api = ContractRouterClient<Contract>;
export type Inputs = InferContractRouterInputs<Contract>;
export type Outputs = InferContractRouterOutputs<Contract>;
