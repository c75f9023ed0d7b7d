// biome-ignore-all lint/a11y/noLabelWithoutControl: the label is a larger target around a named checkbox
// biome-ignore-all lint/a11y/noRedundantRoles: the narrow layout removes the table display, and the roles with it
import '@mantine/core/styles/Checkbox.css';
import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { Column } from './column.ts';
import c from './data-table.module.css';
import { classesOf } from './table-head.tsx';

type Props<Row> = {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  menu?: ReactNode;
  /** Null for a row that cannot be selected in a table with selection. */
  selection?: { selected: boolean; onToggle: () => void } | null;
};

const dayShape = /^\d\d-\d\d-\d{4}$/u;

/** Returns the content of a cell. A day stays on one line. */
function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = column.cell(row);
  return typeof content === 'string' && dayShape.test(content) ? <span className="nowrap">{content}</span> : content;
}

function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon ref={button} size={40} aria-label={`Actions for ${name}`}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {/* A dialogue returns the focus to where it was when it opened. The chosen item is gone by then. */}
      <Menu.Dropdown onClickCapture={() => button.current?.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export function TableRow<Row>({ row, name, columns, menu, selection }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    <tr role="row" data-selected={selection?.selected || undefined} data-check={selection && true}>
      {selection !== undefined && (
        <td role="cell" className={c.check}>
          {selection !== null && (
            <label className={c.hit}>
              <Checkbox aria-label={`Select ${name}`} checked={selection.selected} onChange={selection.onToggle} />
            </label>
          )}
        </td>
      )}
      {first !== undefined && (
        <td role="cell" className={c.title}>
          {first.cell(row)}
        </td>
      )}
      {others.map((column) => (
        <td key={column.key} role="cell" data-cell={column.whole ? 'whole' : ''} className={classesOf(column)}>
          <span className={c.cellLabel} aria-hidden="true">
            {column.header}
          </span>
          <div className={c.value}>{contentOf(column, row)}</div>
        </td>
      ))}
      {menu !== undefined && (
        <td role="cell" className={c.menu}>
          {menu !== null && <RowMenu name={name}>{menu}</RowMenu>}
        </td>
      )}
    </tr>
  );
}
