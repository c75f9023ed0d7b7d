import { z } from 'zod';
import type { PlaceEndpoint } from './at-place.ts';
import type { SiteEndpoint } from './at-site.ts';
import type { CsvEndpoint } from './csv.ts';
import type { Endpoint, EndpointSchemas } from './endpoint.ts';

type Group = Readonly<Record<string, Endpoint>>;
type OneCsv = CsvEndpoint<EndpointSchemas>;
type Csv =
  | OneCsv
  | { readonly group: OneCsv; readonly subgroup: OneCsv }
  | { readonly site: OneCsv; readonly ofGroup: OneCsv };

/**
 * Schemas by the names of a room's endpoints, and of its groups of endpoints. Missing schemas do not compile, and
 * neither do those of another endpoint. A spreadsheet has the schemas of its list. The two endpoints of `atPlace`, and
 * those of `atSite`, share theirs.
 */
type SchemasByName<Room> = {
  readonly [Name in keyof Room as Room[Name] extends Csv
    ? never
    : Room[Name] extends Endpoint | Group
      ? Name
      : never]: Room[Name] extends Endpoint<infer S> | PlaceEndpoint<infer S> | SiteEndpoint<infer S>
    ? S
    : SchemasByName<Room[Name]>;
};

type Named = { readonly [name: string]: EndpointSchemas | Named };
type Joined = readonly [Endpoint, EndpointSchemas | undefined];

/** Returns each endpoint among the exports of a room, with its schemas. */
export function joinSchemas<Room extends object>(room: Room, schemas: SchemasByName<Room> & Named): Joined[] {
  return join(room, schemas);
}

function join(room: object, named: Named): Joined[] {
  return Object.entries(room).flatMap(([name, value]): Joined[] => {
    const schemas = named[name];
    if (isEndpoint(value)) return [[value, isSchemas(schemas) ? schemas : undefined]];
    const both = bothOf(value);
    if (both !== undefined) return both.map((one) => [one, isSchemas(schemas) ? schemas : undefined]);
    return schemas === undefined || isSchemas(schemas) ? [] : join(value, schemas);
  });
}

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value && 'levels' in value;
}

/** Returns the two endpoints of `atPlace` or `atSite`. */
function bothOf(value: unknown): [Endpoint, Endpoint] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('group' in value && 'subgroup' in value && isEndpoint(value.group) && isEndpoint(value.subgroup))
    return [value.group, value.subgroup];
  if ('site' in value && 'ofGroup' in value && isEndpoint(value.site) && isEndpoint(value.ofGroup))
    return [value.site, value.ofGroup];
  return undefined;
}

function isSchemas(value: EndpointSchemas | Named | undefined): value is EndpointSchemas {
  return value?.response instanceof z.ZodType;
}
