import { useTheme, type ThemeChoice } from '../session/theme.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

/** Day, bedtime, or as the device says; for the profile page. */
export function ThemeSwitch({ onChange }: { onChange?: (choice: ThemeChoice) => void }) {
  const [theme, chooseTheme] = useTheme();
  return (
    <SegmentedControl<ThemeChoice>
      label="Theme"
      value={theme}
      onChange={(choice) => {
        chooseTheme(choice);
        onChange?.(choice);
      }}
      segments={[{ value: 'system', label: 'Like this device' }, { value: 'day', label: 'Day' }, { value: 'bedtime', label: 'Bedtime' }]}
    />
  );
}
