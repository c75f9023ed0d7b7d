import type { Endpoint, Level } from '@doselore/contract';
import type { Expectation } from './expectations.ts';
import type { Persona, Position } from './personas.ts';
import { listParams, nameOf } from './requests/request-path.ts';
import { findExample } from './rooms.ts';

type Case = { endpoint: Endpoint; level: Level; persona: Persona; position: Position };

/** Returns whether a status refuses access. Every other answer means access. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 404 || status === 419;
}

function findExpectation({ endpoint, level }: Case): Expectation {
  const { file, example } = findExample(endpoint);
  const expectation = example.callers[level];
  if (expectation === undefined)
    throw new Error(`${nameOf(endpoint)} has no callers for ${level}. Add them in ${file}`);
  return expectation;
}

/** Returns whether the resource belongs to the persona under this level. Derived only from the facts of the fixture. */
export function isRelated(requester: Case): boolean {
  return findExpectation(requester).isRelated(requester);
}

/** Returns the marked names that an answer to this persona may show: prefixes, or whole names ending in `$`. */
export function visibleMarkers(requester: Case): readonly string[] {
  return findExpectation(requester).shows(requester);
}

const places = ['groupId', 'subgroupId', 'virtualGroupId'];

/** Returns whether a request changes an archived place. Nobody may, except to restore it. */
export function isChangeOfArchived({ endpoint, position }: Pick<Case, 'endpoint' | 'position'>): boolean {
  const isOfPlace = listParams(endpoint).some((name) => places.includes(name));
  return position === 'archived' && isOfPlace && endpoint.method !== 'GET' && !endpoint.opensArchived;
}
