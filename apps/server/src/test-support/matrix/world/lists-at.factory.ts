import type { AdminLevel } from '@doselore/contract';
import type { ImportKind } from '@doselore/contract/imports';
import { type CheckedPlace, type UserId, type VirtualGroupId, withoutScope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { buildImport } from '../../lists/imports.factory.ts';
import { listKey } from './list-key.ts';
import type { BuiltHome, BuiltLists, World } from './world.ts';

/** Email of the person in a list, with the mark of the place. */
type Marked = { email: string; mark: string };
type At = CheckedPlace & { virtualGroupId?: VirtualGroupId; abstractPaperCourseId?: number };

/** Builds one list of each kind and level at each place, with a person who has the place's mark. */
export async function buildLists(
  services: Services,
  target: { homes: World['homes']; actorId: UserId; paperProductId: number },
): Promise<BuiltLists> {
  const built: BuiltLists = new Map();
  const build = async (level: AdminLevel, kind: ImportKind, { place, mark }: { place: At; mark: string }) => {
    const email = `${mark}_${level}_${kind}@example.org`;
    const list = contentsOf[kind]({ email, mark });
    const actor = { id: target.actorId, level };
    built.set(listKey(level, kind, place), await buildImport(services, { actor, kind, ...place, ...list }));
  };
  for (const [home, { groupId, services: subgroups, sessions }] of Object.entries<BuiltHome>(target.homes)) {
    for (const level of ['superAdmin', 'groupingAdmin'] as const)
      for (const kind of ['new', 'edit', 'external-entries'] as const)
        await build(level, kind, { place: { groupId }, mark: `MKR_${home}_ORG` });
    const results = { abstractPaperCourseId: target.paperProductId };
    for (const level of ['superAdmin', 'groupingAdmin'] as const)
      await build(level, 'paper-results', { place: { groupId, ...results }, mark: `MKR_${home}_ORG` });
    for (const [service, subgroupId] of Object.entries(subgroups))
      for (const level of ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const)
        for (const [kind, more] of [['new', {}] as const, ['paper-results', results] as const])
          await build(level, kind, { place: { groupId, subgroupId, ...more }, mark: `MKR_${service}` });
    for (const [service, session] of Object.entries(sessions)) {
      const [subgroupId, virtualGroupId] = [subgroups[service], withoutScope<'virtual group'>(session, 'test')];
      for (const level of ['superAdmin', 'groupingAdmin'] as const)
        await build(level, 'delegates', { place: { groupId, virtualGroupId }, mark: `MKR_${service}` });
      if (subgroupId === undefined) continue;
      for (const level of ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const)
        await build(level, 'delegates', { place: { groupId, subgroupId, virtualGroupId }, mark: `MKR_${service}` });
    }
  }
  return built;
}

type Contents = { head?: string[]; rows: string[][] };

const namesPerson = ({ email, mark }: Marked): Contents => ({
  rows: [
    [mark, mark, email],
    [mark, mark, ''],
  ],
});

const contentsOf: Record<ImportKind, (by: Marked) => Contents> = {
  new: namesPerson,
  delegates: namesPerson,
  edit: ({ email, mark }) => ({ head: ['Email', 'First name'], rows: [[email, mark]] }),
  'external-entries': ({ email, mark }) => ({
    head: ['Email', 'Course', 'Completed on'],
    rows: [[email, mark, '2026-01-02']],
  }),
  'paper-results': ({ email, mark }) => ({
    head: ['Email', 'Date', 'Result', 'Assessor'],
    rows: [[email, '2026-01-02', 'Pass', mark]],
  }),
};
