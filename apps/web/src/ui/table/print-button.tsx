import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Sheet } from './printed-list.tsx';
import { useBusy } from './use-busy.ts';
import { usePrinting } from './use-printing.tsx';

type Props = { label: string; read: () => Promise<Sheet>; total: number | undefined };

/** Prints all rows of a list that has no file. */
export function PrintButton({ label, read, total }: Props) {
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const { print, paper } = usePrinting(label, button);
  return (
    <>
      {paper}
      <Button
        ref={button}
        size="sm"
        variant="subtle"
        color="porcelain"
        loading={isBusy}
        disabled={total === 0}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => run(() => print(read))}
      >
        Print all rows
      </Button>
    </>
  );
}
