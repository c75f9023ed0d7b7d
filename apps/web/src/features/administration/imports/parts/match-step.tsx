import { isService, plural } from '@doselore/contract';
import {
  type Columns,
  columnsProblem,
  fieldsFor,
  type ImportDetail,
  type ImportField,
  importFields,
} from '@doselore/contract/imports';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatList, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from '../imports.module.css';
import { type OneList, refreshImports, sendToList } from '../imports.queries.ts';
import { listKinds } from '../kinds/kinds.ts';
import { HeadingChoice } from './heading-choice.tsx';

type Props = { one: OneList; list: ImportDetail; onMatched: () => void };

/** Columns of the sheet, each with its first cells and the field that it contains. */
export function MatchStep({ one, list, onMatched }: Props) {
  const client = useQueryClient();
  const { kind } = list;
  const [columns, setColumns] = useState<Columns>(list.columns);
  const [isTried, setTried] = useState(false);
  const matching = useMutation({
    mutationFn: () => sendToList('match', one, { columns }),
    onSuccess: async () => {
      await refreshImports(client);
      onMatched();
    },
  });
  const problem = columnsProblem(kind, columns);
  const note = listKinds[kind].columnsNote(columns);
  const fields = fieldsFor(kind, { inService: isService(one.place) });
  const options = [
    { value: '', label: 'Leave this column out' },
    ...fields.map((field) => ({ value: field, label: importFields[field] })),
  ];
  const unused = list.head.flatMap((heading, place) =>
    columns[place] === null ? [heading === '' ? `column ${place + 1}` : heading] : [],
  );
  const choose = (place: number, value: string) =>
    setColumns(columns.map((current, at) => (at === place ? ((value || null) as ImportField | null) : current)));
  const submit = () => {
    setTried(true);
    if (problem === undefined) matching.mutate();
  };
  return (
    <Card title="What do your columns hold?">
      <HeadingChoice one={one} list={list} />
      {unused.length > 0 && (
        <p className={c.note} role="status">
          {formatNumber(unused.length)} {plural(unused.length, 'column is', 'columns are')} not imported:{' '}
          {formatList(unused)}. Choose what a column holds, or leave it out. Columns that you leave out are deleted when
          you check the rows.
        </p>
      )}
      {list.state === 'checked' && (
        <p className={c.note}>
          If you left a column out earlier, it has been deleted. Upload the list again to import that column.
        </p>
      )}
      {note !== undefined && <p className={c.note}>{note}</p>}
      <ul className={c.columns}>
        {list.head.map((heading, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position in the sheet
          <li key={place} className={columns[place] === null ? c.unused : undefined}>
            <NativeSelect
              label={heading === '' ? `Column ${place + 1}` : heading}
              data={options}
              value={columns[place] ?? ''}
              onChange={(event) => choose(place, event.currentTarget.value)}
            />
            <span className={c.sample}>
              {list.sample
                .map((cells) => cells[place] ?? '')
                .filter((cell) => cell !== '')
                .join(', ') || 'Empty in the first rows'}
            </span>
          </li>
        ))}
      </ul>
      {isTried && problem !== undefined && (
        <p role="alert" className={c.problem}>
          {problem}
        </p>
      )}
      <Button onClick={submit} loading={matching.isPending}>
        Check {list.total.toLocaleString('en-GB')} rows
      </Button>
    </Card>
  );
}
