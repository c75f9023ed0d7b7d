// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout removes the table display, and the roles with it
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import c from './data-table.module.css';
import type { ListState } from './list-state.ts';

/** Key of a column with a button in each row. Paper has no use for it. */
const actionKey = 'action';

export function classesOf<Row>({ key, align, priority }: Column<Row>): string {
  return [align === 'right' && c.num, priority === 2 && c.p2, priority === 3 && c.p3, key === actionKey && c.action]
    .filter(Boolean)
    .join(' ');
}

function directionOf(key: string, sort: string): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

const arrows = { ascending: IconArrowUp, descending: IconArrowDown } as const;

function SortButton({ name, header, list }: { name: string; header: string; list: ListState }) {
  const direction = directionOf(name, list.sort);
  const Arrow = direction === undefined ? IconArrowsSort : arrows[direction];
  const next = direction === 'ascending' ? `-${name}` : name;
  return (
    <UnstyledButton className={c.sort} data-on={direction && true} onClick={() => list.set({ sort: next })}>
      {header} <Arrow size={15} aria-hidden />
    </UnstyledButton>
  );
}

type Props<Row> = { columns: readonly Column<Row>[]; list: ListState; select?: ReactNode; withMenu: boolean };

export function TableHead<Row>({ columns, list, select, withMenu }: Props<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {select !== undefined && (
          <th role="columnheader" scope="col" className={c.narrow}>
            {select}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            className={classesOf(column)}
            aria-sort={column.sortable ? (directionOf(column.key, list.sort) ?? 'none') : undefined}
          >
            {column.sortable ? <SortButton name={column.key} header={column.header} list={list} /> : column.header}
          </th>
        ))}
        {withMenu && (
          <th role="columnheader" scope="col" className={c.narrow}>
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
