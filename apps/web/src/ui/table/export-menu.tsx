import { plural } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import type { SheetDownload, SheetFormat } from '../../platform/api/index.ts';
import { useBusy } from './use-busy.ts';
import { usePrinting } from './use-printing.tsx';

type Props = { label: string; onExport: SheetDownload; total: number | undefined };

/** All rows under the filters, as CSV, as an Excel file or on paper. */
export function ExportMenu({ label, onExport, total }: Props) {
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const { print, paper } = usePrinting(label, button);
  const download = (format: SheetFormat) => run(() => onExport(format));
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
          loading={isBusy}
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
        <Menu.Item leftSection={<IconFileTypeCsv size={18} aria-hidden />} onClick={() => download('csv')}>
          CSV
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => download('xlsx')}>
          Excel (XLSX)
        </Menu.Item>
        {readCsv !== undefined && (
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => run(() => print(readCsv))}>
            Print all rows
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
