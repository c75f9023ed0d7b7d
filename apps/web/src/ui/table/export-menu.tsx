import { plural } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { SheetDownload, SheetFormat } from '../../platform/api/index.ts';
import { lazyPart } from '../lazy/index.ts';
import { readFilters } from './read-filters.ts';

// Loaded when somebody prints a list.
const PrintedList = lazyPart(() => import('./printed-list.tsx').then((m) => m.PrintedList));

type Props = { label: string; onExport: SheetDownload; total: number | undefined };
type Printed = { csv: string; filters: readonly string[] };

/** All rows under the filters, as CSV, as an Excel file or on paper. */
export function ExportMenu({ label, onExport, total }: Props) {
  const [busy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<Printed>();
  const button = useRef<HTMLButtonElement>(null);
  const wait = (work: () => Promise<void>) => {
    setBusy(true);
    // A failure shows its own banner.
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const run = (format: SheetFormat) => wait(() => onExport(format));
  const { readCsv } = onExport;
  const print = (read: () => Promise<string>) =>
    wait(async () => {
      const toolbar = button.current?.closest('search');
      setPrinted({ csv: await read(), filters: toolbar ? readFilters(toolbar) : [] });
    });
  const endPrinting = useCallback(() => setPrinted(undefined), []);
  return (
    <Menu>
      {printed !== undefined && (
        <Suspense>
          <PrintedList {...printed} label={label} onDone={endPrinting} />
        </Suspense>
      )}
      <Menu.Target>
        <Button
          ref={button}
          size="sm"
          variant="subtle"
          color="porcelain"
          loading={busy}
          disabled={total === 0}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Export
          {total !== undefined && (
            <span className="visually-hidden">
              , {total.toLocaleString('en-GB')} {plural(total, 'row', 'rows')}
            </span>
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} aria-hidden />} onClick={() => run('csv')}>
          CSV
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => run('xlsx')}>
          Excel (XLSX)
        </Menu.Item>
        {readCsv !== undefined && (
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print(readCsv)}>
            Print all rows
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
