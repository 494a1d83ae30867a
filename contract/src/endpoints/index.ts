/** Every endpoint: the server implements this object, the browser's client is typed by it. */
import type { ContractRouterClient, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { admin } from './admin.ts';
import { account } from './account.ts';
import { characters } from './characters.ts';
import { comments, likes, reports } from './comments.ts';
import { explore } from './explore.ts';
import { friends } from './friends.ts';
import { ideas } from './ideas.ts';
import { jobs } from './jobs.ts';
import { locations } from './locations.ts';
import { names } from './names.ts';
import { narrations } from './narrations.ts';
import { me, notifications, subscription } from './person.ts';
import { landing, passwordReset, system } from './public.ts';
import { sceneImages } from './scene-images.ts';
import { sharing } from './sharing.ts';
import { stories } from './stories.ts';
import { traits } from './traits.ts';

export const contract = {
  system, landing, passwordReset, account, me, subscription, notifications, characters, locations, stories, sceneImages, narrations, names, ideas, jobs,
  friends, sharing, comments, likes, reports, explore, traits, admin,
};

export type Contract = typeof contract;
export type Api = ContractRouterClient<Contract>;
export type Inputs = InferContractRouterInputs<Contract>;
export type Outputs = InferContractRouterOutputs<Contract>;
