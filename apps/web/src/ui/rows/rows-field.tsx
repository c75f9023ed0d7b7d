import { capitalised, type RowTexts } from '@doselore/contract';
import { Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../form/index.ts';
import { MoveButtons } from './move-buttons.tsx';
import c from './rows-field.module.css';
import { useRows } from './use-rows.ts';

/** Props for the inputs of a row: its name inside a sentence, for their labels, and a function that changes it. */
export type RowInputs<Row> = { name: string; change: (part: Partial<Row>) => void };

/** Button that adds a row. */
type Adding<Row> = {
  label: string | ((rows: readonly Row[]) => string);
  newRow: (rows: readonly Row[]) => Row;
};

type Props<Row extends object> = {
  field: FieldProps<string>;
  texts: RowTexts<Row>;
  /** Word for one row, such as `session`. Rows are numbered with it, unless they have names. */
  row: string;
  nameOf?: (row: Row) => string;
  /** Returns the key of a row that can be moved or chosen. Other rows are identified by their position. */
  keyOf?: (row: Row) => string | number;
  firstNumber?: number;
  /** Position of the name of the field: above it, in the title of its card, or above it with "(optional)". */
  legend?: 'shown' | 'in-title' | 'optional';
  hint?: ReactNode;
  empty?: ReactNode;
  most?: number;
  add?: Adding<Row>;
  /** Adds rows that are chosen instead of a button. */
  chooser?: (rows: readonly Row[], add: (row: Row) => void) => ReactNode;
  canMove?: boolean;
  /** True for rows that are only changed. */
  isFixed?: boolean;
  /** `line`: inputs beside each other. `box`: a frame around each row, with its buttons below. */
  look?: 'line' | 'box';
  /** Own layout of a line. */
  lineClass?: string | undefined;
  children: (row: Row, inputs: RowInputs<Row>) => ReactNode;
};

/** Field for rows that are added, changed and removed, such as the sessions of a course. Its value is their text. */
export function RowsField<Row extends object>(props: Props<Row>) {
  const { field, row: word, firstNumber = 1, legend = 'shown', most = Number.POSITIVE_INFINITY, look = 'line' } = props;
  const { rows, add, change, remove, move } = useRows(field, props.texts);
  const [said, setSaid] = useState('');
  const numbered = (at: number) => `${word} ${at + firstNumber}`;
  const moveAndSay = (at: number, by: -1 | 1) => {
    move(at, by);
    setSaid(`${capitalised(numbered(at))} is now ${numbered(at + by)} of ${rows.length + firstNumber - 1}.`);
  };
  const errorId = `${field.id}-problem`;
  const line = props.lineClass ?? c.line;
  return (
    <fieldset
      id={field.id}
      className={`plain-fieldset ${c.field}`}
      aria-describedby={field.error === undefined ? undefined : errorId}
      onBlur={field.onBlur}
    >
      <Input.Label component="legend" className={legend === 'in-title' ? 'visually-hidden' : undefined}>
        {legend === 'optional' ? `${field.label} (optional)` : field.label}
      </Input.Label>
      {props.hint !== undefined && <Input.Description>{props.hint}</Input.Description>}
      {field.error !== undefined && <Input.Error id={errorId}>{field.error}</Input.Error>}
      {rows.length === 0 && props.empty !== undefined && <p>{props.empty}</p>}
      <ul className={c.rows}>
        {rows.map((row, at) => {
          const name = props.nameOf?.(row) ?? numbered(at);
          const removing = !props.isFixed && (
            <Button
              variant="subtle"
              size={look === 'line' ? 'md' : 'sm'}
              leftSection={<IconTrash size={17} aria-hidden />}
              aria-label={`Remove ${name}`}
              onClick={() => remove(at)}
            >
              Remove
            </Button>
          );
          return (
            <li
              key={props.keyOf?.(row) ?? at}
              className={look === 'line' ? line : c.box}
              aria-label={props.nameOf === undefined ? capitalised(name) : name}
            >
              {props.children(row, { name, change: (part) => change(at, part) })}
              {look === 'line' ? (
                removing
              ) : (
                <div className={c.tools}>
                  {props.canMove && (
                    <MoveButtons
                      name={name}
                      isFirst={at === 0}
                      isLast={at === rows.length - 1}
                      onMove={(by) => moveAndSay(at, by)}
                    />
                  )}
                  {removing}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {props.add !== undefined && rows.length < most && <AddButton {...props.add} rows={rows} onAdd={add} />}
      {props.chooser?.(rows, add)}
      {props.canMove && (
        <p role="status" className="visually-hidden">
          {said}
        </p>
      )}
    </fieldset>
  );
}

type AddProps<Row> = Adding<Row> & { rows: readonly Row[]; onAdd: (row: Row) => void };

function AddButton<Row>({ label, newRow, rows, onAdd }: AddProps<Row>) {
  return (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onAdd(newRow(rows))}>
      {typeof label === 'string' ? label : label(rows)}
    </Button>
  );
}
