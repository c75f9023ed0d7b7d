import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import c from './table-controls.module.css';

type Props = { count: number; onClear: () => void; children: ReactNode };

/** Bar of bulk actions. Shown while something is selected, and last in tab order after the table. */
export function BulkBar({ count, onClear, children }: Props) {
  if (count === 0) return null;
  return (
    <section className={c.bulk} aria-label="Bulk actions" data-foot-bar="tall">
      <span role="status">
        <b>{count.toLocaleString('en-GB')}</b> selected
      </span>
      {children}
      <UnstyledButton className={c.bulkBtn} onClick={onClear}>
        <IconX size={18} aria-hidden /> Clear
      </UnstyledButton>
    </section>
  );
}

export function BulkButton({
  children,
  className = '',
  ...rest
}: UnstyledButtonProps & ComponentPropsWithRef<'button'>) {
  // The button of a menu gets a class of the menu.
  return (
    <UnstyledButton className={`${c.bulkBtn} ${className}`} {...rest}>
      {children}
    </UnstyledButton>
  );
}
