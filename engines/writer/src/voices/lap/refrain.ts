// The lap voice (3-4): where the line that comes back is sung in a part whose scenes have not sung it.
import type { Phase } from '../../brief.ts';

/** Beside which pages, before or behind them; the first that has room. */
export interface Sung {
  beats: readonly string[];
  line: string;
  stands: 'before' | 'behind';
}

const SOFTLY = '“{refrain}” said {H}, but softly.';

export const SUNG: Readonly<Record<Phase, readonly Sung[]>> = {
  introduction: [
    { beats: ['hook'], line: '{refrain}', stands: 'behind' }, { beats: ['eve', 'pack', 'talk'], line: '{refrain}', stands: 'behind' },
    { beats: ['bond', 'doubt', 'habit', 'plant'], line: '“{refrain}” sang {H}.', stands: 'behind' },
  ],
  development: [
    { beats: ['resolve'], line: '{refrain}', stands: 'behind' }, { beats: ['way', 'setout', 'morePlaces', 'rest'], line: '{refrain}', stands: 'behind' },
    { beats: ['meet', 'meet2', 'problem', 'cameo', 'laugh', 'danger', 'attempt'], line: '{refrain}', stands: 'before' },
  ],
  climax: [
    { beats: ['arrive'], line: '{refrain}', stands: 'before' },
    { beats: ['last', 'memory', 'still', 'low', 'reach', 'friendacts', 'cameo', 'glimmer'], line: SOFTLY, stands: 'behind' },
    { beats: ['try', 'hush', 'cameo'], line: '{refrain}', stands: 'before' },
  ],
  resolution: [
    { beats: ['image'], line: '{at-bed}', stands: 'behind' }, { beats: ['night'], line: '{at-bed}', stands: 'behind' }, { beats: ['home'], line: '{refrain}', stands: 'before' },
    { beats: ['wonder', 'prize', 'company', 'cameo', 'table'], line: '“{refrain}” they sang.', stands: 'behind' },
    { beats: ['solve', 'prize'], line: '{refrain}', stands: 'behind' },
  ],
};
