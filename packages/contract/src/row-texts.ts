/** Functions that write the rows of a list as one text and read them again. A field of a form has one value. */
export type RowTexts<Row> = {
  textOf: (rows: readonly Row[]) => string;
  /** Reads what `textOf` wrote. Another text has no rows. */
  rowsOf: (text: string) => Row[];
};

/** Returns how rows with these fields are written: each as an array of their values, in this order. */
export function rowTexts<Row extends object>(...names: readonly (keyof Row & string)[]): RowTexts<Row> {
  return {
    textOf: (rows) => JSON.stringify(rows.map((row) => names.map((name) => row[name]))),
    rowsOf: (text) =>
      parsed(text).map((values) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])) as Row),
  };
}

/** Returns how rows are written whose order means nothing: by a number that each has alone, such as an id. */
export function orderedTexts<Row>({ textOf, rowsOf }: RowTexts<Row>, numberOf: (row: Row) => number): RowTexts<Row> {
  return { textOf: (rows) => textOf(rows.toSorted((a, b) => numberOf(a) - numberOf(b))), rowsOf };
}

function parsed(text: string): unknown[][] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : [];
  } catch {
    return [];
  }
}
