import type { Endpoint, EndpointSchemas } from '@doselore/contract';
import type { Sheet } from '../files/index.ts';
import { type AnyPlace, endpointsOf } from './endpoints-of.ts';
import { ask, type ListCall, type ReadyCall } from './list-call.ts';

type Cell = string | number | null;
/** Heading of a column, and what it shows of a row. */
export type Column<Row, Call = unknown> = readonly [head: string, cell: (row: Row, call: Call) => Cell];

/** Columns of a spreadsheet. A function when they depend on the call, such as the columns of a form. */
type Columns<Row, Call> =
  | readonly Column<Row, Call>[]
  | ((call: Call, rows: readonly Row[]) => readonly Column<Row, Call>[]);

/** Part of a declaration that lists and spreadsheets share: name of the file, facts and columns. */
export type Declaration<S extends EndpointSchemas, Row, Facts> = {
  /** Name of the file, without its ending. */
  name: string | ((call: ReadyCall<S, Facts>) => string);
  /** Finds once what several functions of the declaration need, such as the day. May throw 404. */
  facts?: (call: ListCall<S>) => Facts | Promise<Facts>;
  columns: Columns<Row, ReadyCall<S, Facts>>;
};

type SheetDeclaration<S extends EndpointSchemas, Row, Facts> = Declaration<S, Row, Facts> & {
  rows: (call: ReadyCall<S, Facts>) => Promise<readonly Row[]>;
};

/** Reads the table of a call, with or without a request. */
export type SheetReader<S extends EndpointSchemas> = { readSheet: (call: ListCall<S>) => Promise<Sheet> };
/** Spreadsheet with the endpoints that answer it. */
export type DeclaredSheet<S extends EndpointSchemas> = SheetReader<S> & { readonly endpoints: readonly Endpoint<S>[] };

/**
 * Declares a spreadsheet that has no list, or whose list has no pages. Other lists use `declareList`. `facts` and `rows`
 * come first, because the compiler takes the types of the other functions from them.
 */
export function declareSheet<S extends EndpointSchemas, Row, Facts = undefined>(
  endpoint: AnyPlace<Endpoint<S>>,
  declared: SheetDeclaration<S, Row, Facts>,
): DeclaredSheet<S> {
  return {
    endpoints: endpointsOf(endpoint),
    readSheet: async (call) => {
      const request = await ask(call, { facts: declared.facts, isSheet: true });
      return sheetOf(declared, request, await declared.rows(request));
    },
  };
}

/** Returns the table of rows. */
export function sheetOf<S extends EndpointSchemas, Row, Facts>(
  { name, columns }: Declaration<S, Row, Facts>,
  call: ReadyCall<S, Facts>,
  rows: readonly Row[],
): Sheet {
  const shown = typeof columns === 'function' ? columns(call, rows) : columns;
  const cells = shown.map(([, cell]) => cell);
  return {
    name: typeof name === 'function' ? name(call) : name,
    head: shown.map(([head]) => head),
    rows: rows.map((row) => cells.map((cell) => cell(row, call))),
  };
}
