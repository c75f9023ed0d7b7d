import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useSession } from '../platform/session/index.ts';

/**
 * Applies the colour scheme of the account after sign-in. Until then the browser keeps the scheme that it showed last.
 */
export function useAccountTheme(): void {
  const { user } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const theme = user?.theme;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render creates a new setter
  useEffect(() => {
    if (theme !== undefined) setColorScheme(theme);
  }, [theme]);
}
