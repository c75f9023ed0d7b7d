import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type ReactNode, use, useRef, useState } from 'react';
import type { SheetDownload } from '../../platform/api/index.ts';
import type { Column } from './column.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ListState } from './list-state.ts';
import { PrintButton } from './print-button.tsx';
import type { Sheet } from './printed-list.tsx';
import c from './table-controls.module.css';
import { useOneLine } from './use-one-line.ts';
import { ViewMenu } from './view-menu.tsx';
import { ViewsSlot } from './views-slot.ts';

export const searchDelay = 300;

type Props<Row> = {
  /** Accessible name of the table. */
  label: string;
  what: string;
  list: ListState;
  search?: { label: string; placeholder?: string };
  filters?: ReactNode;
  /** Buttons and choices that never fold. */
  tools?: ReactNode;
  /** All columns of the list, also hidden ones. */
  columns: readonly Column<Row>[];
  onExport?: SheetDownload;
  /** Reads what a list without a file prints. */
  readSheet?: () => Promise<Sheet>;
  total: number | undefined;
};

function SearchBox({ list, label, placeholder }: { list: ListState; label: string; placeholder?: string }) {
  const [typed, setTyped] = useState(list.q);
  const [seen, setSeen] = useState(list.q);
  const [sent, setSent] = useState(list.q);
  if (seen !== list.q) {
    setSeen(list.q);
    // The address follows the box a moment later, when more may have been typed. Only a change from outside is shown.
    if (list.q !== sent) {
      setSent(list.q);
      setTyped(list.q);
    }
  }
  const apply = useDebouncedCallback((text: string) => {
    setSent(text);
    list.set({ q: text });
  }, searchDelay);
  return (
    <TextInput
      className={c.grow}
      size="sm"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        apply(event.currentTarget.value.trim());
      }}
    />
  );
}

/** Fewer columns than this are never too many. */
const choosableFrom = 4;

/**
 * Search, filters, and how the list is shown. On phones everything but the search folds into one button, and on wide
 * screens the filters do where they do not fit on the line. The button says how many of them are set.
 */
export function TableToolbar<Row>(props: Props<Row>) {
  const { label, what, list, search, filters, tools, columns, onExport, readSheet, total } = props;
  const renderViews = use(ViewsSlot);
  const filterRow = useRef<HTMLDivElement>(null);
  const { ref, fits } = useOneLine({ filters: filterRow, hasSearch: search !== undefined });
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const mayChoose = columns.length >= choosableFrom;
  if ([search, filters, tools, onExport, readSheet].every((part) => part === undefined) && !mayChoose) return null;
  const count = list.filters === 0 ? '' : ` (${list.filters})`;
  return (
    <search
      ref={ref}
      className={c.bar}
      aria-label={what}
      data-open={isOpen || undefined}
      data-folded={!fits || undefined}
    >
      {search !== undefined && <SearchBox list={list} {...search} />}
      {tools !== undefined && (
        <div className={c.tools} data-tools>
          {tools}
        </div>
      )}
      <Button
        className={c.fold}
        size="sm"
        variant="default"
        aria-expanded={isOpen}
        data-set={list.filters > 0 || undefined}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {filters === undefined ? 'View' : `Filters${isWide ? '' : ' and view'}${count}`}
      </Button>
      {filters !== undefined && (
        <div ref={filterRow} className={c.filters}>
          {filters}
        </div>
      )}
      <div className={c.push}>
        {mayChoose && renderViews?.(list)}
        {mayChoose && <ViewMenu columns={columns} list={list} />}
        {onExport !== undefined && <ExportMenu label={label} onExport={onExport} total={total} />}
        {readSheet !== undefined && <PrintButton label={label} read={readSheet} total={total} />}
      </div>
    </search>
  );
}
