import type { CsvEndpoint, Endpoint, EndpointSchemas } from '@doselore/contract';
import {
  type AnyPlace,
  type DeclaredSheet,
  endpointsOf,
  type List,
  type ListCall,
  type SheetReader,
} from '../lists/index.ts';
import type { SheetAnswer } from './answers.ts';
import { type Call, type Route, serve } from './serve.ts';

/**
 * Serves a list: the pages at its endpoints, and all rows as CSV or Excel at the `csvOf` of each. Throws for the
 * spreadsheet of another list, so that such a server never starts.
 */
export function serveList<S extends EndpointSchemas>(list: List<S>, csv: AnyPlace<CsvEndpoint<S>>): Route[] {
  const sheets = endpointsOf(csv);
  for (const { list: own, path } of sheets)
    if (!list.endpoints.includes(own)) throw new Error(`${path} is the spreadsheet of another list`);
  return [
    ...list.endpoints.map((endpoint) => serve(endpoint, list.readPage)),
    ...sheets.map((sheet) => sheetRoute(sheet, list)),
  ];
}

/** Serves a spreadsheet without a list that has pages. */
export function serveSheet<S extends EndpointSchemas>(sheet: DeclaredSheet<S>): Route[] {
  return sheet.endpoints.map((endpoint) => sheetRoute(endpoint, sheet));
}

function sheetRoute<S extends EndpointSchemas>(endpoint: Endpoint, { readSheet }: SheetReader<S>): Route {
  const handle = async (call: ListCall<S>): Promise<SheetAnswer> => ({ sheet: await readSheet(call) });
  // The mount parses a call with the schemas of the endpoint, which are `S` or those of its list.
  return { endpoint, handle: handle as unknown as (call: Call<Endpoint>) => Promise<SheetAnswer> };
}
