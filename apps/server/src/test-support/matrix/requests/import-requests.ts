import { importPaths } from '@doselore/contract/imports';
import type { Persona } from '../personas.ts';
import { listKey, type Place } from '../world/list-key.ts';
import type { World } from '../world/world.ts';

/** The list at a place that was uploaded under the role of this persona. */
export function importAt(world: World, at: { path: string; persona: Persona; place: Place }): number | undefined {
  const { path, persona, place } = at;
  const level = persona === 'super' ? 'superAdmin' : /^sub|^sibling/u.test(persona) ? 'subgroupAdmin' : 'groupingAdmin';
  const subgroupId = path.includes(':subgroupId') ? place.subgroupId : undefined;
  const kind = path.includes(importPaths.edit) ? 'edit' : 'new';
  const { groupId } = place;
  return world.lists.get(listKey(level, kind, subgroupId === undefined ? { groupId } : { groupId, subgroupId }));
}

const newPaths = [
  `groups/:groupId/${importPaths.new}`,
  `groups/:groupId/subgroups/:subgroupId/${importPaths.new}`,
] as const;
const editPath = `groups/:groupId/${importPaths.edit}`;

const list = {
  fileName: 'People.csv',
  head: ['First name', 'Last name', 'Email'],
  rows: [['New', 'Person', 'x@example.org']],
};

const requestsAt = (path: string, columns: string[]): [string, () => unknown][] => [
  [`POST ${path}`, () => list],
  [`PUT ${path}/:importId/columns`, () => ({ columns })],
  [`PUT ${path}/:importId/rows`, () => ({ rows: [{ number: 2, values: { first_name: 'New' } }] })],
  [`POST ${path}/:importId/start`, () => ({})],
];

export const importBodies: Record<string, () => unknown> = Object.fromEntries([
  ...newPaths.flatMap((path) => requestsAt(path, ['first_name', 'last_name', 'email'])),
  ...requestsAt(editPath, ['email', 'first_name']),
]);

const notStarted = `with t as (delete from background_tasks) update imports set state = 'checked'`;
export const importTidyUp: Record<string, string> = Object.fromEntries(
  [...newPaths, editPath].map((path) => [`POST ${path}/:importId/start`, notStarted]),
);
