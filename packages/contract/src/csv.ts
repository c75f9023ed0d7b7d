import type { z } from 'zod';
import { type Endpoint, type EndpointSchemas, endpoint } from './endpoint.ts';

type CsvSchemas<S extends EndpointSchemas> = Omit<S, 'response'> & { readonly response: z.ZodAny };
export type CsvEndpoint<S extends EndpointSchemas> = Endpoint<CsvSchemas<S>> & { readonly list: Endpoint<S> };

/** Defines the spreadsheet of a list: all pages of the list under the same filters. */
export function csvOf<S extends EndpointSchemas>(list: Endpoint<S>): CsvEndpoint<S> {
  const { method, path, levels, permission } = list;
  const file = endpoint<CsvSchemas<S>>({ method, path: `${path}/csv`, levels, permission, kind: 'file' });
  return { ...file, list };
}
