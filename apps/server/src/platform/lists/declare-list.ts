import type { Answer, Endpoint, EndpointSchemas } from '@doselore/contract';
import { type Declaration, type SheetReader, sheetOf } from './declare-sheet.ts';
import { type AnyPlace, endpointsOf } from './endpoints-of.ts';
import { ask, type ListCall, type ReadyCall } from './list-call.ts';
import { type Counted, totalOf } from './page-of.ts';

type ShownRow<S extends EndpointSchemas> =
  Answer<Endpoint<S>> extends { rows: readonly (infer Shown)[] } ? Shown : never;
type Rest<S extends EndpointSchemas> = Omit<Answer<Endpoint<S>>, 'rows' | 'total'>;

/**
 * Function for the fields of an answer beside `rows` and `total`. It runs beside the rows, and awaits them only when it
 * needs them.
 */
type Extra<S extends EndpointSchemas, Row, Facts> = keyof Rest<S> extends never
  ? { extra?: undefined }
  : { extra: (call: ReadyCall<S, Facts>, rows: Promise<readonly Row[]>) => Rest<S> | Promise<Rest<S>> };

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

type ListDeclaration<S extends EndpointSchemas, Row, Facts> = Declaration<S, Row, Facts> & {
  /** Reads the rows of a call. Each has the number of rows on all pages, or this number is beside them. */
  rows: (call: ReadyCall<S, Facts>) => Promise<readonly (Row & Counted)[] | Page<Row>>;
  present: (row: Row, call: ReadyCall<S, Facts>) => ShownRow<S>;
};

/** List of a call: one page as the endpoint answers it, or all rows as a spreadsheet. */
export type List<S extends EndpointSchemas> = SheetReader<S> & {
  readonly endpoints: readonly Endpoint<S>[];
  readPage: (call: ListCall<S>) => Promise<Answer<Endpoint<S>>>;
};

/**
 * Declares a list once: its rows, how a page presents them, and the columns of its spreadsheet. `serveList` serves both.
 * `facts` and `rows` come first, because the compiler takes the types of the other functions from them. A presenter of
 * fewer columns than `rows` reads goes into a function of its own: `(row) => presentStock(row)`.
 */
export function declareList<S extends EndpointSchemas, Row, Facts = undefined>(
  endpoint: AnyPlace<Endpoint<S>>,
  declared: ListDeclaration<S, Row, Facts> & Extra<S, Row, Facts>,
): List<S> {
  const { facts } = declared;
  const find = async (call: ReadyCall<S, Facts>) => withTotal(await declared.rows(call));
  return {
    endpoints: endpointsOf(endpoint),
    readPage: async (call) => {
      const request = await ask(call, { facts, isSheet: false });
      const page = find(request);
      const read = page.then(({ rows }) => rows);
      // With `read`: nobody else awaits it where `extra` does not, and its failure would end the server.
      const beside = async () => declared.extra?.(request, read);
      const [{ rows, total }, extra] = await Promise.all([page, beside(), read]);
      // `present` and `extra` have the types of the parts of this answer.
      return { rows: rows.map((row) => declared.present(row, request)), total, ...extra } as Answer<Endpoint<S>>;
    },
    readSheet: async (call) => {
      const request = await ask(call, { facts, isSheet: true });
      return sheetOf(declared, request, (await find(request)).rows);
    },
  };
}

function withTotal<Row>(found: readonly (Row & Counted)[] | Page<Row>): Page<Row> {
  return 'rows' in found ? found : { rows: found, total: totalOf(found) };
}
