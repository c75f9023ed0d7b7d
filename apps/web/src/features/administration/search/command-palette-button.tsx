import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCommand } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy/index.ts';
import { useNoteVisits } from './recent.ts';

const Palette = lazyPart(() => import('./command-palette.tsx').then((m) => m.Palette));

/** Opens the command palette by Ctrl K, Cmd K or a button. */
export function CommandPaletteButton({ className, labelClassName }: { className: string; labelClassName: string }) {
  const [opened, setOpened] = useState(false);
  useNoteVisits();
  useHotkeys([['mod+K', () => setOpened(true)]], []);
  return (
    <>
      <UnstyledButton className={className} onClick={() => setOpened(true)} aria-keyshortcuts="Control+K Meta+K">
        <IconCommand size={20} stroke={1.75} aria-hidden />
        <span className={labelClassName}>Jump to</span>
      </UnstyledButton>
      {opened && (
        <Suspense>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
