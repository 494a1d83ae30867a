/** For whom it is written, how long each part is, and what else should happen in it. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGES, AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { PARAGRAPHS, SECTION_LENGTHS, SECTION_LENGTH_LABELS } from '@fableloom/contract/taxonomies/section-lengths';
import { Badge } from '../../ui/badge.tsx';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AGE_PICTURES } from './age-pictures.tsx';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';

const AGES = AGE_RANGES.map((age) => ({
  value: age,
  title: AGE_RANGE_WORDS[age].label,
  subtitle: AGE_RANGE_WORDS[age].reader,
  picture: AGE_PICTURES[age],
}));

const LENGTHS = SECTION_LENGTHS.map((length) => ({ value: length, label: SECTION_LENGTH_LABELS[length] }));

export function SettingsStep({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  const { fewest, most } = PARAGRAPHS[draft.length].introduction;
  return (
    <div className="grid gap-8">
      <p className="flex items-center gap-3">
        <span className="font-bold">{say('create.screen.settings.phase')}</span>
        <Badge tone="sky">{PHASE_LABELS.introduction}</Badge>
      </p>
      <PictureChoiceGroup
        label={say('create.screen.settings.age')}
        shape="square"
        minWidth={150}
        options={AGES}
        value={draft.ageRange || null}
        onChange={(ageRange) => change({ ageRange })}
      />
      <div>
        <p className="mb-2 font-bold" aria-hidden="true">{say('create.screen.settings.length')}</p>
        <SegmentedControl
          label={say('create.screen.settings.length')}
          segments={LENGTHS}
          value={draft.length}
          onChange={(length) => change({ length })}
          className="max-sm:w-full"
        />
        <p className="mt-2 text-ink-soft" aria-live="polite">{say('create.screen.paragraphs', { n: fewest, most })}</p>
      </div>
      <TextArea
        label={say('create.screen.settings.custom')}
        optional
        count
        rows={4}
        most={LIMITS.customPrompt}
        value={draft.customPrompt}
        onChange={(event) => change({ customPrompt: event.target.value })}
      />
    </div>
  );
}
