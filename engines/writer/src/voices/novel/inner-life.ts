// The novel voice (12-17): what goes on inside while the rest goes on outside; long sentences with a reason for their length. By mood, a file each.
import type { Beats } from '../voice.ts';
import { CALM } from './inner-life/calm.ts';
import { DANGER } from './inner-life/danger.ts';
import { GLAD } from './inner-life/glad.ts';
import { UNEASY } from './inner-life/uneasy.ts';

export const INNER_LIFE: Beats = { calm: CALM, uneasy: UNEASY, danger: DANGER, glad: GLAD };
