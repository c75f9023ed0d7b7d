import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useSession } from '../platform/session/index.ts';

/** The colours a person chose come with them when they sign in; until then this browser shows what it last showed. */
export function useAccountTheme(): void {
  const { user } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const theme = user?.theme;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is made anew by every render
  useEffect(() => {
    if (theme !== undefined) setColorScheme(theme);
  }, [theme]);
}
