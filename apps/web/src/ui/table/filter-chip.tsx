import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './table-controls.module.css';

/** Filter that is on or off. */
export function FilterChip({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={c.filter} aria-pressed={on} onClick={onToggle}>
      {children} {on && <IconX size={16} aria-hidden />}
    </UnstyledButton>
  );
}
