// biome-ignore-all lint/a11y/noLabelWithoutControl: the label is a larger target around a named checkbox
// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout removes the table display, and the roles with it
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { SheetDownload } from '../../platform/api/index.ts';
import { EmptyPanel, ErrorPanel, LoadingLines, NoMatchPanel } from '../states/index.ts';
import type { Column, RowIdentity } from './column.ts';
import c from './data-table.module.css';
import d from './dense-rows.module.css';
import type { ListState } from './list-state.ts';
import { type Everything, SelectEverything } from './select-everything.tsx';
import { TableHead } from './table-head.tsx';
import { TablePager } from './table-pager.tsx';
import { TableRow } from './table-row.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useCompactRows } from './use-compact-rows.ts';
import { useRowKeys } from './use-row-keys.ts';

type Key = number | string;

export type TableSelection<Row> = {
  selected: readonly Key[];
  onChange: (selected: Key[]) => void;
  /** Rows for which this is false have no checkbox. */
  canSelect?: (row: Row) => boolean;
  everything?: Everything;
};
export type Rows<Row> = { rows: readonly Row[]; total: number };

export type DataTableProps<Row> = RowIdentity<Row> & {
  /** Accessible name of the table: "Active organisations". */
  label: string;
  /** Plural in lower case: "organisations". */
  what: string;
  columns: readonly Column<Row>[];
  list: ListState;
  query: Pick<UseQueryResult<Rows<Row>>, 'data' | 'isError' | 'error' | 'isFetching'> & { refetch: () => unknown };
  search?: { label: string; placeholder?: string };
  filters?: ReactNode;
  /** Buttons and choices above the rows that never fold, such as the session of a register. */
  tools?: ReactNode;
  /** `Menu.Item`s of a row; null for a row without a menu. */
  rowMenu?: (row: Row) => ReactNode;
  onExport?: SheetDownload;
  /** Reads all rows under the filters for printing, in a list without `onExport`. `columns` replace those of the screen. */
  paper?: { readRows: () => Promise<readonly Row[]>; columns?: readonly Column<Row>[] };
  empty: { title: string; message?: ReactNode; action?: ReactNode };
  selection?: TableSelection<Row>;
  /**
   * True for rows with buttons that people press one after another. On a phone such a row has two lines, the first cell
   * and the cells of `whole` columns, both without labels.
   */
  isDense?: boolean;
};

const isWhole = (keys: readonly Key[], selected: readonly Key[]) =>
  keys.length > 0 && keys.every((key) => selected.includes(key));

function SelectAll({
  keys,
  selected,
  onChange,
}: {
  keys: Key[];
  selected: readonly Key[];
  onChange: (s: Key[]) => void;
}) {
  const all = isWhole(keys, selected);
  return (
    <label className={c.hit}>
      <Checkbox
        aria-label={`Select all ${keys.length} on this page`}
        checked={all}
        indeterminate={!all && selected.length > 0}
        onChange={() => onChange(all ? [] : keys)}
      />
    </label>
  );
}

/** Table of every admin list: loading, empty, no match, error and rows. The address has search, sort order and page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, what, list, query, rowMenu, rowKey, rowName, selection, isDense = false } = props;
  const columns = props.columns.filter(({ key }, place) => place === 0 || !list.hidden.includes(key));
  const [isCompact] = useCompactRows();
  const rowsRef = useRowKeys();
  const { data } = query;
  const canSelect = (row: Row) => selection?.canSelect?.(row) ?? true;
  const choosable = (data?.rows ?? []).filter(canSelect).map(rowKey);
  const isEverything = selection?.everything?.count !== undefined;
  const toggle = (key: Key) => {
    // Deselecting one row of everything keeps the other rows of this page.
    const selectedKeys = isEverything ? choosable : (selection?.selected ?? []);
    selection?.onChange(
      selectedKeys.includes(key) ? selectedKeys.filter((other) => other !== key) : [...selectedKeys, key],
    );
  };

  // The page no longer exists: its last rows were removed, or the address is wrong. The first page is shown instead.
  const isBeyond = data !== undefined && data.total === 0 && list.page > 1;
  const { set } = list;
  useEffect(() => {
    if (isBeyond) set({});
  }, [isBeyond, set]);

  const state = () => {
    if (data === undefined && query.isError) {
      return <ErrorPanel plain error={query.error} onRetry={() => query.refetch()} />;
    }
    if (data === undefined) return <LoadingLines count={8} height={46} />;
    if (data.total > 0) return undefined;
    if (isBeyond) return <LoadingLines count={8} height={46} />;
    if (list.filtered) return <NoMatchPanel what={what} onClear={list.clear} />;
    return <EmptyPanel plain {...props.empty} />;
  };
  const instead = state();
  const { paper } = props;
  const readSheet =
    paper &&
    (async () => {
      const printed = paper.columns ?? columns;
      const rows = await paper.readRows();
      return {
        head: printed.map(({ header }) => header),
        rows: rows.map((row) => printed.map(({ cell }) => cell(row))),
      };
    });

  return (
    <section className={`card ${c.scope} ${isDense ? d.dense : ''}`} aria-label={label} aria-busy={query.isFetching}>
      <TableToolbar
        label={label}
        what={what}
        list={list}
        search={props.search}
        filters={props.filters}
        tools={props.tools}
        columns={props.columns}
        onExport={props.onExport}
        readSheet={readSheet}
        total={data?.total}
      />
      <div className={c.thin} data-on={(data !== undefined && query.isFetching) || undefined} />
      {instead !== undefined && <div className={c.state}>{instead}</div>}
      {instead === undefined && data !== undefined && (
        <>
          {selection?.everything && (
            <SelectEverything
              {...selection.everything}
              what={what}
              total={data.total}
              isPageSelected={choosable.length < data.total && isWhole(choosable, selection.selected)}
            />
          )}
          <table className={c.table} role="table" aria-rowcount={data.total} data-compact={isCompact || undefined}>
            <caption className="visually-hidden">{label}</caption>
            <TableHead
              columns={columns}
              list={list}
              withMenu={rowMenu !== undefined}
              select={
                selection && (
                  <SelectAll
                    keys={choosable}
                    selected={isEverything ? choosable : selection.selected}
                    onChange={selection.onChange}
                  />
                )
              }
            />
            <tbody role="rowgroup" ref={rowsRef}>
              {data.rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  name={rowName(row)}
                  columns={columns}
                  menu={rowMenu?.(row)}
                  selection={
                    selection &&
                    (canSelect(row)
                      ? {
                          selected: isEverything || selection.selected.includes(rowKey(row)),
                          onToggle: () => toggle(rowKey(row)),
                        }
                      : null)
                  }
                />
              ))}
            </tbody>
          </table>
          {data.rows.length < data.total && (props.onExport?.readCsv ?? paper) !== undefined && (
            <p className={c.paperOnly}>
              {data.rows.length} of {data.total.toLocaleString('en-GB')} rows. To print all rows, choose{' '}
              {paper === undefined ? 'Export, then Print all rows' : 'Print all rows'}.
            </p>
          )}
          <TablePager list={list} total={data.total} shown={data.rows.length} />
        </>
      )}
    </section>
  );
}
