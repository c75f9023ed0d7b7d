export type Table = { title: string; columns: string[]; rows: (string | number)[][]; notes?: string[] };

/** Returns a table as text, with the first column left-aligned and the others right-aligned. */
export function print({ title, columns, rows, notes = [] }: Table): string {
  const lines = [columns, ...rows.map((row) => row.map(cell))];
  const widths = columns.map((_name, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((word, column) => (column === 0 ? word.padEnd(widths[0] ?? 0) : word.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const [head = '', ...body] = text;
  return ['', title, rule, head, rule, ...body, ...notes.map((note) => `  ${note}`)].join('\n');
}

function cell(value: string | number): string {
  return typeof value === 'string' ? value : value.toLocaleString('en-GB', { maximumFractionDigits: digits(value) });
}

function digits(value: number): number {
  if (value >= 100) return 0;
  return value >= 10 ? 1 : 2;
}
