'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { IconButton } from './icon-button';

/** Switches between the light and the dark theme; until it is pressed, the system decides. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <IconButton
      label="Switch theme"
      icon={
        <>
          <Moon className="dark:hidden" />
          <Sun className="hidden dark:block" />
        </>
      }
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    />
  );
}
