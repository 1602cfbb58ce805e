'use client';

import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { RadioGroup } from './radio-group';

const never = () => () => {};

const themes = [
  { value: 'system', label: 'Like the system', description: 'Light or dark, as this device is set.' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or as the system is; kept in this browser. */
export function ThemeChoice() {
  const { theme = 'system', setTheme } = useTheme();
  // The server does not know what this browser keeps.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <RadioGroup
      label="Theme"
      options={themes}
      value={isInBrowser ? theme : ''}
      onValueChange={(next) => setTheme(next)}
    />
  );
}
