import { plural } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import type { SheetDownload, SheetFormat } from '../../platform/api/index.ts';

type Props = { onExport: SheetDownload; total: number | undefined };

/** Export of all rows under the filters, as CSV or as an Excel file. */
export function ExportMenu({ onExport, total }: Props) {
  const [busy, setBusy] = useState(false);
  const run = (format: SheetFormat) => {
    setBusy(true);
    // A failure shows its own banner.
    void onExport(format)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Menu>
      <Menu.Target>
        <Button
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
      </Menu.Dropdown>
    </Menu>
  );
}
