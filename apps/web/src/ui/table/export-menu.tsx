import { plural } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { SheetDownload, SheetFormat } from '../../platform/api/index.ts';
import { usePrinting } from './use-printing.tsx';

type Props = { label: string; onExport: SheetDownload; total: number | undefined };

/** All rows under the filters, as CSV, as an Excel file or on paper. */
export function ExportMenu({ label, onExport, total }: Props) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { print, paper } = usePrinting(label, button);
  const wait = (work: () => Promise<void>) => {
    setBusy(true);
    // A failure shows its own banner.
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const run = (format: SheetFormat) => wait(() => onExport(format));
  const { readCsv } = onExport;
  return (
    <Menu>
      {paper}
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
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => wait(() => print(readCsv))}>
            Print all rows
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
