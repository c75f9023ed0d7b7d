import { type CsvEndpoint, csvOf } from './csv.ts';
import { type Definition, type Endpoint, type EndpointSchemas, endpoint } from './endpoint.ts';
import type { Level } from './levels.ts';
import type { Action } from './permissions.ts';
import { isService, type Place } from './place.ts';

/** One call for organisations and for services. Both endpoints have the same schemas, with `inPlace` as parameters. */
export type PlaceEndpoint<S extends EndpointSchemas = EndpointSchemas> = {
  readonly group: Endpoint<S>;
  readonly subgroup: Endpoint<S>;
};

type Both<T> = { readonly group: T; readonly subgroup: T };
type PlaceDefinition = Omit<Definition, 'levels' | 'permission'> & { permission: Action | Both<Action> };

const levels = {
  group: ['superAdmin', 'groupingAdmin'],
  subgroup: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
} as const satisfies Both<readonly Level[]>;

/**
 * Defines a call on an organisation or one of its services. `path` is relative to the place. Service admins call it
 * only for services.
 */
export function atPlace<S extends EndpointSchemas>({ path, permission, ...rest }: PlaceDefinition): PlaceEndpoint<S> {
  const at = (kind: keyof Both<Action>, place: string) =>
    endpoint<S>({
      ...rest,
      path: `${place}/${path}`,
      levels: levels[kind],
      permission: typeof permission === 'string' ? permission : permission[kind],
    });
  return { group: at('group', 'groups/:groupId'), subgroup: at('subgroup', 'groups/:groupId/subgroups/:subgroupId') };
}

/** Defines the spreadsheets of a list for both kinds of places. */
export function csvAtPlace<S extends EndpointSchemas>({ group, subgroup }: PlaceEndpoint<S>): Both<CsvEndpoint<S>> {
  return { group: csvOf(group), subgroup: csvOf(subgroup) };
}

/** Returns the endpoint for the kind of a place. */
export function endpointAt<E>({ group, subgroup }: Both<E>, place: Place): E {
  return isService(place) ? subgroup : group;
}
