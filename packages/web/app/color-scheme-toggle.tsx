import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { iconButton } from '../ui/icon-button.ts';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';

/** Follows the system until someone chooses; the choice is remembered. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={`Switch to ${other} colours`}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'dark' ? <SunIcon size={18} /> : <MoonIcon size={18} />}
    </button>
  );
}
