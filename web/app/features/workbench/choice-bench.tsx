import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Chip, ChipGroup } from '../../ui/chip.tsx';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SwatchRow } from '../../ui/swatch-row.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const TRAITS = ['Brave', 'Kind', 'Curious', 'Dreamy', 'Honest', 'Cheerful'] as const;
const TABS = [
  { value: 'all', label: 'All Characters', count: 8 },
  { value: 'mine', label: 'My Characters', count: 7 },
  { value: 'shared', label: 'Shared with Me', count: 1 },
];
const SHARED = <Badge tone="card" icon={<UsersRound />}>Shared</Badge>;
const CAST = [
  { value: 'maya', title: 'Maya', subtitle: 'Young explorer', picture: '/art/maya.webp' },
  { value: 'rusty', title: 'Rusty', subtitle: 'Red fox', picture: '/art/rusty.webp' },
  { value: 'olive', title: 'Olive', subtitle: 'Wise owl', picture: '/art/olive.webp', badge: SHARED },
  { value: 'nobody', title: 'Nobody', subtitle: 'No picture yet', picture: '/art/missing.webp' },
];
const TONES = [
  { value: 'ink', name: 'Ink black', color: '#1d1a24' },
  { value: 'copper', name: 'Copper', color: '#c4652a' },
  { value: 'moon', name: 'Moon blue', color: '#5c6fc0' },
] as const;

export function ChoiceBench() {
  const [traits, setTraits] = useState<string[]>(['Kind', 'Dreamy']);
  const [kind, setKind] = useState<string | null>('Explorer');
  const [cast, setCast] = useState<string[]>(['maya', 'rusty']);
  const [hair, setHair] = useState<'ink' | 'copper' | 'moon' | null>('ink');
  const [billing, setBilling] = useState<'month' | 'year' | null>('month');
  const [tab, setTab] = useState('all');
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2>Choices</h2>
      <ChipGroup
        label="Kind of human"
        value={kind}
        onChange={setKind}
        onClear={() => setKind(null)}
        options={['Explorer', 'Story weaver', 'Inventor'].map((value) => ({ value, label: value }))}
      />
      <ChipGroup
        label="Personality"
        hint="Choose up to two."
        multiple
        max={2}
        value={traits}
        onChange={setTraits}
        options={TRAITS.map((value) => ({ value, label: value }))}
      />
      <div className="flex gap-2"><Chip onPress={() => setTraits([])}>Take both back</Chip></div>
      <SwatchRow label="Hair color" value={hair} onChange={setHair} swatches={TONES} />
      <SegmentedControl
        label="Billing"
        value={billing}
        onChange={setBilling}
        className="justify-self-start"
        segments={[{ value: 'month', label: 'Monthly' }, { value: 'year', label: 'Yearly', note: 'Save 25%' }]}
      />
      <PictureChoiceGroup label="Characters" multiple value={cast} onChange={setCast} options={CAST} />
      <Tabs
        label="Which characters"
        value={tab}
        onChange={setTab}
        tabs={TABS}
      >
        <p>Showing {tab}</p>
      </Tabs>
    </section>
  );
}
