import { type AdminLevel, type ImportKind, importPaths } from '@doselore/contract';
import type { Services } from '../../platform/services.ts';
import { buildImport } from '../imports.factory.ts';
import type { Persona } from './personas.ts';
import type { BuiltHome, World } from './world.factory.ts';

type Place = { groupId: number; subgroupId?: number };
export type BuiltImports = Map<string, number>;

const keyOf = (level: AdminLevel, kind: ImportKind, { groupId, subgroupId }: Place) =>
  `${level} ${kind} ${groupId} ${subgroupId ?? '-'}`;

/** At each place one list of each kind and level, with somebody in it who bears the place's mark. */
export async function buildImports(
  services: Services,
  of: { homes: World['homes']; actorId: number },
): Promise<BuiltImports> {
  const built: BuiltImports = new Map();
  const build = async (level: AdminLevel, kind: ImportKind, { place, mark }: { place: Place; mark: string }) => {
    const email = `${mark}_${level}_${kind}@example.org`;
    const list =
      kind === 'new'
        ? { rows: [[mark, mark, email] as string[], [mark, mark, '']] }
        : { head: ['Email', 'First name'], rows: [[email, mark]] };
    const actor = { id: of.actorId, level };
    built.set(keyOf(level, kind, place), await buildImport(services, { actor, kind, ...place, ...list }));
  };
  for (const [home, { groupId, services: subgroups }] of Object.entries<BuiltHome>(of.homes)) {
    for (const level of ['superAdmin', 'groupingAdmin'] as const)
      for (const kind of ['new', 'edit'] as const)
        await build(level, kind, { place: { groupId }, mark: `MKR_${home}_ORG` });
    for (const [service, subgroupId] of Object.entries(subgroups))
      for (const level of ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const)
        await build(level, 'new', { place: { groupId, subgroupId }, mark: `MKR_${service}` });
  }
  return built;
}

/** The list at a place that was uploaded under the hat this persona wears. */
export function importAt(world: World, at: { path: string; persona: Persona; place: Place }): number | undefined {
  const { path, persona, place } = at;
  const level = persona === 'super' ? 'superAdmin' : /^sub|^sibling/u.test(persona) ? 'subgroupAdmin' : 'groupingAdmin';
  const subgroupId = path.includes(':subgroupId') ? place.subgroupId : undefined;
  const kind = path.includes(importPaths.edit) ? 'edit' : 'new';
  const { groupId } = place;
  return world.imports.get(keyOf(level, kind, subgroupId === undefined ? { groupId } : { groupId, subgroupId }));
}

const newPaths = [
  `groups/:groupId/${importPaths.new}`,
  `groups/:groupId/subgroups/:subgroupId/${importPaths.new}`,
] as const;
const editPath = `groups/:groupId/${importPaths.edit}`;

const list = {
  file_name: 'People.csv',
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
