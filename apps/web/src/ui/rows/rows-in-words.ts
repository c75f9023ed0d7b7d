import type { RowTexts } from '@doselore/contract';

/** Returns a function that says the rows of a field in words, one on each line, for an edit conflict. */
export function rowsInWords<Row>({ rowsOf }: RowTexts<Row>, rowText: (row: Row) => string): (text: string) => string {
  return (text) => rowsOf(text).map(rowText).join('\n') || 'Nothing';
}
