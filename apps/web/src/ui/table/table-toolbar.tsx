import { plural } from '@doselore/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ListState } from './list-state.ts';
import c from './table-controls.module.css';

export const searchDelay = 300;

type Props = {
  what: string;
  list: ListState;
  search?: { label: string; placeholder?: string };
  filters?: ReactNode;
  onExport?: () => Promise<unknown>;
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

function ExportButton({ onExport, total }: { onExport: () => Promise<unknown>; total: number | undefined }) {
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void onExport()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button
      size="sm"
      variant="subtle"
      color="porcelain"
      loading={busy}
      disabled={total === 0}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={run}
    >
      Export CSV
      {total !== undefined && (
        <span className="visually-hidden">
          , {total.toLocaleString('en-GB')} {plural(total, 'row', 'rows')}
        </span>
      )}
    </Button>
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
          <ExportButton onExport={onExport} total={total} />
        </div>
      )}
    </search>
  );
}
