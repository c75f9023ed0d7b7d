import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { SheetDownload } from '../../platform/api/index.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ListState } from './list-state.ts';
import c from './table-controls.module.css';

export const searchDelay = 300;

type Props = {
  what: string;
  list: ListState;
  search?: { label: string; placeholder?: string };
  filters?: ReactNode;
  onExport?: SheetDownload;
  total: number | undefined;
};

function SearchBox({ list, label, placeholder }: { list: ListState; label: string; placeholder?: string }) {
  const [typed, setTyped] = useState(list.q);
  const [known, setKnown] = useState(list.q);
  if (known !== list.q) {
    setKnown(list.q);
    setTyped(list.q);
  }
  const apply = useDebouncedCallback((text: string) => {
    setKnown(text);
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

export function TableToolbar({ what, list, search, filters, onExport, total }: Props) {
  if (search === undefined && filters === undefined && onExport === undefined) return null;
  return (
    <search className={c.bar} aria-label={what}>
      {search !== undefined && <SearchBox list={list} {...search} />}
      {filters !== undefined && <div className={c.filters}>{filters}</div>}
      {onExport !== undefined && (
        <div className={c.push}>
          <ExportMenu onExport={onExport} total={total} />
        </div>
      )}
    </search>
  );
}
