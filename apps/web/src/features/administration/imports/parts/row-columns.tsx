import { type ImportField, type ImportKind, type ImportRow, importFields } from '@doselore/contract/imports';
import { jobRoles } from '@doselore/contract/users';
import { NativeSelect, TextInput } from '@mantine/core';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import type { Column } from '../../../../ui/table/index.ts';
import { RowTitle } from '../../../../ui/table/index.ts';
import c from '../imports.module.css';
import { listKinds } from '../kinds/kinds.ts';

/** Corrections as typed into cells, by row number. */
export type Typed = Record<number, Partial<Record<ImportField, string>>>;
export type Correction = { number: number; field: ImportField };
export type Corrections = {
  typed: Typed;
  /** Returns whether a correction is saved, in words. */
  stateOf: (cell: Correction) => string | undefined;
  onType: (row: number, field: ImportField, value: string) => void;
  /** Saves a chosen value at once. */
  onChoose: (row: number, field: ImportField, value: string) => void;
  onLeave: () => void;
};
type Options = {
  kind: ImportKind;
  /** Makes the cells editable. Without it they only show the problems. */
  grid?: Corrections;
};

/**
 * Returns the name of a row. Rows of changes may identify their member by email address or ID alone, or contain the new
 * name.
 */
export function rowName({ number, person, values }: ImportRow): string {
  if (person !== null) return person.name;
  const name = [values.first_name, values.last_name].filter(Boolean).join(' ');
  return name || values.email || (values.id ? `ID ${values.id}` : `Row ${number}`);
}

function underName(row: ImportRow): string | undefined {
  const under =
    row.person?.email ?? (row.values.email || (row.values.id === undefined ? undefined : `ID ${row.values.id}`));
  return under === rowName(row) ? undefined : under;
}

const tags = {
  ready: { hue: 'leaf', word: 'Ready' },
  problem: { hue: 'brick', word: 'Problem' },
  same: { hue: 'porcelain', word: 'Nothing to do' },
  elsewhere: { hue: 'amber', word: 'Account elsewhere' },
  skipped: { hue: 'porcelain', word: 'Left out' },
  done: { hue: 'leaf', word: 'Done' },
  failed: { hue: 'brick', word: 'Failed' },
} as const;

export function rowColumns(options: Options): Column<ImportRow>[] {
  const { nameHeader, checkHeader, resultRows } = listKinds[options.kind];
  return [
    {
      key: 'name',
      header: nameHeader,
      cell: (row) => (
        <RowTitle under={underName(row)}>
          <span className={c.name}>{rowName(row)}</span>
        </RowTitle>
      ),
    },
    { key: 'number', header: 'Row', align: 'right', cell: ({ number }) => number },
    {
      key: 'status',
      header: 'Verdict',
      cell: ({ status }) => <Tag hue={tags[status].hue}>{tags[status].word}</Tag>,
    },
    {
      key: 'why',
      header: options.grid === undefined ? resultRows.header : checkHeader,
      cell: (row) => <RowDetail row={row} options={options} />,
    },
  ];
}

function RowDetail({ row, options }: { row: ImportRow; options: Options }) {
  const { grid } = options;
  const { showsBefore, nothingToDo, nothingToFix } = listKinds[options.kind];
  if (row.status === 'ready' && showsBefore) return <Changes row={row} />;
  if (row.status === 'ready' && row.changes.length > 0) return <Added row={row} />;
  if (row.status === 'same' && row.problems.length === 0) return <span className="muted">{nothingToDo}</span>;
  if (row.problems.length === 0)
    return <span className="muted">{row.status === 'ready' ? nothingToFix : 'Nothing'}</span>;
  return (
    <div className={c.fixes}>
      {joinByField(row.problems).map(({ field, message }) =>
        field === null || grid === undefined || row.values[field] === undefined ? (
          <span key={message}>{field === null ? message : `${importFields[field]}: ${message}`}</span>
        ) : (
          <Fix key={field} row={row} field={field} message={message} grid={grid} />
        ),
      )}
    </div>
  );
}

/** Returns one problem for each field, with all messages about it. */
function joinByField(problems: ImportRow['problems']): ImportRow['problems'] {
  const joined: ImportRow['problems'] = [];
  for (const { field, message } of problems) {
    const earlier = field === null ? undefined : joined.find((one) => one.field === field);
    if (earlier === undefined) joined.push({ field, message });
    else earlier.message = `${earlier.message}. ${message}`;
  }
  return joined;
}

type FixProps = { grid: Corrections; row: ImportRow; field: ImportField; message: string };

function Fix({ row: { number, values }, field, message, grid }: FixProps) {
  const typedText = grid.typed[number]?.[field];
  const shared = {
    label: importFields[field],
    'aria-label': `${importFields[field]} in row ${number}`,
    description: grid.stateOf({ number, field }),
    error: typedText === undefined ? message : undefined,
    value: typedText ?? values[field] ?? '',
    inputWrapperOrder: ['label', 'error', 'description', 'input'] as ('label' | 'error' | 'description' | 'input')[],
  };
  if (field !== 'job_role')
    return (
      <TextInput
        {...shared}
        onChange={(event) => grid.onType(number, field, event.currentTarget.value)}
        onBlur={grid.onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') grid.onLeave();
        }}
      />
    );
  const given = values.job_role ?? '';
  return (
    <NativeSelect
      {...shared}
      data={[{ value: given, label: given || 'Choose' }, { value: '', label: 'None' }, ...jobRoles].filter(
        (option) => typeof option === 'string' || option.value !== '' || given !== '',
      )}
      onChange={(event) => grid.onChoose(number, field, event.currentTarget.value)}
    />
  );
}

function shown(field: ImportField, value: string | null): string {
  if (value === null) return 'nothing';
  return field === 'started_on' || field === 'day' ? formatDay(value) : value;
}

function Changes({ row }: { row: ImportRow }) {
  return (
    <ul className={c.changes}>
      {row.problems.map(({ message }) => (
        <li key={message} className="muted">
          {message}
        </li>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>
          {importFields[field]}: <del>{shown(field, before)}</del> <span aria-hidden>→</span>{' '}
          <ins>{shown(field, after)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** Values that a row adds, with the notes of the check. */
function Added({ row: { changes, problems } }: { row: ImportRow }) {
  return (
    <div className={c.fixes}>
      <span>
        {changes
          .filter(({ after }) => after !== null)
          .map(({ field, after }) => (field === 'course' ? after : `${importFields[field]}: ${shown(field, after)}`))
          .join(' · ')}
      </span>
      {problems.map(({ message }) => (
        <span key={message} className="muted">
          {message}
        </span>
      ))}
    </div>
  );
}
