/** How the text of stories looks on this device: letters, size, room, colour, and what helps the eye to stay on its line. */
import { say } from '@fableloom/contract/messages/index';
import type { Preferences } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import { chooseTheme, useTheme } from '../../session/theme.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { SwatchRow } from '../../ui/swatch-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { readingFace, sizeInPixels } from './reading-face.ts';
import { changeReading, pageStyle, PLAIN, SIZES, SPACINGS, TINTS, useReadingSettings } from './reading-settings.ts';
import { StoryWords } from './syllables.tsx';

export interface ReadingPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ageRange: AgeRange;
  preferences: Preferences | undefined;
}

const THEMES = ['system', 'day', 'bedtime'] as const;

type Font = Preferences['readingFont'];
const FONTS: readonly { value: Font; label: string }[] = [
  { value: 'auto', label: say('reading.screen.font.auto') },
  { value: 'andika', label: 'Andika' },
  { value: 'literata', label: 'Literata' },
  { value: 'lexend', label: 'Lexend' },
  { value: 'atkinson', label: 'Atkinson Hyperlegible' },
  { value: 'opendyslexic', label: 'OpenDyslexic' },
];

export function ReadingPanel({ open, onOpenChange, ageRange, preferences }: ReadingPanelProps) {
  const settings = useReadingSettings();
  const face = readingFace(ageRange, preferences, settings);
  function makePlain() {
    changeReading(PLAIN);
    chooseTheme(preferences?.theme ?? 'system');
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('reading.screen.title')}
      footer={<Button icon={<RotateCcw />} onClick={makePlain}>{say('reading.screen.plain')}</Button>}
    >
      <div className="grid gap-6 short:grid-cols-2 short:gap-x-8">
        <div style={pageStyle(settings)}>
          <p className={cx('rounded-field bg-card p-5 shadow-[inset_0_0_0_1.5px_var(--edge)]', face.fontClass)} style={face.style}>
            <StoryWords text={say('reading.screen.sample')} />
          </p>
        </div>
        <Select
          label={say('reading.screen.font')}
          options={FONTS}
          value={settings.font ?? preferences?.readingFont ?? 'auto'}
          onChange={(font) => changeReading({ font: font as Font })}
        />
        <SizeSteps pixels={sizeInPixels(ageRange, preferences, settings)} />
        <Fieldset label={say('reading.screen.spacing')}>
          <SegmentedControl
            label={say('reading.screen.spacing')}
            className="w-full"
            value={settings.spacing}
            onChange={(spacing) => changeReading({ spacing })}
            segments={SPACINGS.map((value) => ({ value, label: say(`reading.screen.spacing.${value}`) }))}
          />
        </Fieldset>
        <SwatchRow
          label={say('reading.screen.tint')}
          value={settings.tint}
          onChange={(tint) => changeReading({ tint })}
          swatches={TINTS.map((value) => ({
            value, name: say(`reading.screen.tint.${value}`), color: value === 'none' ? 'var(--card)' : `var(--page-${value})`,
          }))}
        />
        <ThemeChoice />
        <div className="grid gap-1 short:col-span-2 short:grid-cols-2 short:gap-x-8">
          <Switch label={say('reading.screen.ruler')} hint={say('reading.screen.ruler.about')} isOn={settings.ruler} onChange={(ruler) => changeReading({ ruler })} />
          <Switch label={say('reading.screen.syllables')} isOn={settings.syllables} onChange={(syllables) => changeReading({ syllables })} />
          <Switch
            label={say('reading.screen.one-switch')}
            hint={say('reading.screen.one-switch.about')}
            isOn={settings.oneSwitch}
            onChange={(oneSwitch) => changeReading({ oneSwitch })}
          />
          <Switch label={say('reading.screen.full')} isOn={settings.fullScreen} onChange={(fullScreen) => changeReading({ fullScreen })} />
        </div>
      </div>
    </Dialog>
  );
}

/** Of the whole product, on this device: whoever reads in the dark finds it here. */
function ThemeChoice() {
  const [theme, chooseTheme] = useTheme();
  return (
    <Fieldset label={say('profile.screen.theme')}>
      <SegmentedControl
        label={say('profile.screen.theme')}
        className="w-full"
        value={theme}
        onChange={chooseTheme}
        segments={THEMES.map((value) => ({ value, label: say(`profile.screen.theme.${value}`) }))}
      />
    </Fieldset>
  );
}

function SizeSteps({ pixels }: { pixels: number }) {
  const step = (by: number) => changeReading({ size: Math.min(SIZES.largest, Math.max(SIZES.smallest, pixels + by)) });
  return (
    <Fieldset label={say('reading.screen.size')}>
      <div className="flex items-center gap-3">
        <Button look="icon" label={say('reading.screen.smaller')} icon={<Minus />} disabled={pixels <= SIZES.smallest} onClick={() => step(-SIZES.step)} />
        <output aria-live="polite" className="min-w-12 text-center font-bold tabular-nums">{pixels}</output>
        <Button look="icon" label={say('reading.screen.larger')} icon={<Plus />} disabled={pixels >= SIZES.largest} onClick={() => step(SIZES.step)} />
      </div>
    </Fieldset>
  );
}
