import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import type { Sheet } from './printed-list.tsx';
import { usePrinting } from './use-printing.tsx';

type Props = { label: string; read: () => Promise<Sheet>; total: number | undefined };

/** Prints all rows of a list that has no file. */
export function PrintButton({ label, read, total }: Props) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { print, paper } = usePrinting(label, button);
  const run = () => {
    setBusy(true);
    void print(read)
      .catch((error: unknown) => showBanner({ message: describeError(error) }))
      .finally(() => setBusy(false));
  };
  return (
    <>
      {paper}
      <Button
        ref={button}
        size="sm"
        variant="subtle"
        color="porcelain"
        loading={busy}
        disabled={total === 0}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={run}
      >
        Print all rows
      </Button>
    </>
  );
}
