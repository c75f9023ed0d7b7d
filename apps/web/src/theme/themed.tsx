import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

const colourScheme = localStorageColorSchemeManager({ key: 'doselore-colour-scheme' });

/** Theme of every document. Before sign-in it has the colours that this browser showed last. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
