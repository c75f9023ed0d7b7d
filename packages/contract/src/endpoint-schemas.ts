import { z } from 'zod';
import type { CsvEndpoint } from './csv.ts';
import type { Endpoint, EndpointSchemas } from './endpoint.ts';

type Group = Readonly<Record<string, Endpoint>>;

/**
 * Schemas by the names of a room's endpoints, and of its groups of endpoints. Missing schemas and those of another
 * endpoint do not compile. A spreadsheet has the schemas of its list.
 */
type SchemasByName<Room> = {
  readonly [Name in keyof Room as Room[Name] extends CsvEndpoint<EndpointSchemas>
    ? never
    : Room[Name] extends Endpoint | Group
      ? Name
      : never]: Room[Name] extends Endpoint<infer S> ? S : SchemasByName<Room[Name]>;
};

type Named = { readonly [name: string]: EndpointSchemas | Named };
type Joined = readonly [Endpoint, EndpointSchemas | undefined];

/** Returns each endpoint among what a room exports, with its schemas. */
export function joinSchemas<Room extends object>(room: Room, schemas: SchemasByName<Room> & Named): Joined[] {
  return join(room, schemas);
}

function join(room: object, named: Named): Joined[] {
  return Object.entries(room).flatMap(([name, value]): Joined[] => {
    const schemas = named[name];
    if (isEndpoint(value)) return [[value, isSchemas(schemas) ? schemas : undefined]];
    return schemas === undefined || isSchemas(schemas) ? [] : join(value, schemas);
  });
}

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value && 'levels' in value;
}

function isSchemas(value: EndpointSchemas | Named | undefined): value is EndpointSchemas {
  return value?.response instanceof z.ZodType;
}
