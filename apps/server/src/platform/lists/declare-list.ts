import type { Answer, Endpoint, EndpointSchemas } from '@doselore/contract';
import { type SheetDeclaration, type SheetReader, sheetOf } from './declare-sheet.ts';
import { type AnyPlace, endpointsOf } from './endpoints-of.ts';
import { type Asked, ask, type ListCall } from './list-call.ts';
import { type Counted, pageOf } from './page-of.ts';

type ShownRow<S extends EndpointSchemas> =
  Answer<Endpoint<S>> extends { rows: readonly (infer Shown)[] } ? Shown : never;
type Rest<S extends EndpointSchemas> = Omit<Answer<Endpoint<S>>, 'rows' | 'total'>;

/** What a list answers beside `rows` and `total`. It runs beside the rows, and awaits them only when it needs them. */
type Extra<S extends EndpointSchemas, Row, Facts> = keyof Rest<S> extends never
  ? { extra?: undefined }
  : { extra: (call: Asked<S, Facts>, rows: Promise<readonly Row[]>) => Rest<S> | Promise<Rest<S>> };

type ListDeclaration<S extends EndpointSchemas, Row, Facts> = SheetDeclaration<S, Row, Facts> & {
  present: (row: Row, call: Asked<S, Facts>) => ShownRow<S>;
};

/** List of a call: one page as the endpoint answers it, or all rows as a spreadsheet. */
export type List<S extends EndpointSchemas> = SheetReader<S> & {
  readonly endpoints: readonly Endpoint<S>[];
  readPage: (call: ListCall<S>) => Promise<Answer<Endpoint<S>>>;
};

/**
 * Declares a list once: its rows, how a page presents them, and the columns of its spreadsheet. `serveList` serves both.
 * `facts` and `rows` come first, because the compiler takes the types of the other functions from them. A presenter of a
 * type without `total` goes into a function of its own: `(row) => presentStock(row)`.
 */
export function declareList<S extends EndpointSchemas, Row extends Counted, Facts = undefined>(
  endpoint: AnyPlace<Endpoint<S>>,
  declared: ListDeclaration<S, Row, Facts> & Extra<S, Row, Facts>,
): List<S> {
  const { facts } = declared;
  return {
    endpoints: endpointsOf(endpoint),
    readPage: async (call) => {
      const asked = await ask(call, { facts, isSheet: false });
      const read = declared.rows(asked);
      const [rows, extra] = await Promise.all([read, declared.extra?.(asked, read)]);
      // `present` and `extra` have the types of the parts of this answer.
      return { ...pageOf(rows, (row) => declared.present(row, asked)), ...extra } as Answer<Endpoint<S>>;
    },
    readSheet: async (call) => {
      const asked = await ask(call, { facts, isSheet: true });
      return sheetOf(declared, asked, await declared.rows(asked));
    },
  };
}
