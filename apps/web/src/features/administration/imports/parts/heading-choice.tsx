import type { ImportDetail } from '@doselore/contract/imports';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import c from '../imports.module.css';
import { type OneList, refreshImports, sendToList } from '../imports.queries.ts';

const longest = 60;

/** Row of the sheet that holds the headings. The server finds it; another one can be chosen. */
export function HeadingChoice({ one, list }: { one: OneList; list: ImportDetail }) {
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: (row: number) => sendToList('chooseHead', one, { row }),
    onSuccess: () => refreshImports(client),
  });
  const options = list.top.slice(0, -1).map(({ number, cells }) => {
    const text = cells.filter((cell) => cell !== '').join(', ');
    return {
      value: String(number),
      label: `Row ${number}: ${text.length > longest ? `${text.slice(0, longest)}…` : text}`,
    };
  });
  return (
    <NativeSelect
      className={c.headings}
      label="Row with the headings"
      description="People are read from the rows below it. Rows above it are left out."
      data={options}
      value={String(list.head_row)}
      disabled={choosing.isPending}
      onChange={(event) => choosing.mutate(Number(event.currentTarget.value))}
    />
  );
}
