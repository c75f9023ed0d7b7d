import { type GroupId, type SubgroupId, withoutScope } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { groups } from './places.ts';

export type Places = {
  groupIds: Map<string, GroupId>;
  /** Services by `organisation / service`. */
  serviceIds: Map<string, SubgroupId>;
};

async function seedPlaces(db: Database): Promise<Places> {
  const places: Places = { groupIds: new Map(), serviceIds: new Map() };
  for (const group of groups) {
    const { id } = await db
      .insertInto('groups')
      .values({
        name: group.name,
        is_active: group.isActive ?? true,
        is_demo: group.isDemo ?? false,
        archived_at: group.isArchived ? '2026-03-02T09:00:00Z' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    places.groupIds.set(group.name, withoutScope(id, 'demo data'));
    await db
      .insertInto('group_settings')
      .values({
        group_id: id,
        default_service_manager_level: group.level,
        other_years: group.otherYears ?? null,
      })
      .execute();
    const services = await db
      .insertInto('subgroups')
      .values(group.services.map(([name, ods_code]) => ({ group_id: id, name, ods_code })))
      .returning(['id', 'name', 'ods_code'])
      .execute();
    const codes = services.flatMap(({ id: subgroup_id, ods_code: code }) =>
      code === null ? [] : [{ group_id: id, subgroup_id, kind: 'ods', code, holds_from: '2019-04-01' }],
    );
    if (codes.length > 0) await db.insertInto('subgroup_codes').values(codes).execute();
    for (const { id: serviceId, name } of services)
      places.serviceIds.set(`${group.name} / ${name}`, withoutScope(serviceId, 'demo data'));
  }
  return places;
}

export const placesSeed = declareSeed({
  place: 10,
  report: 'Making the demo world: organisations and people',
  needs: {},
  run: (services) => seedPlaces(services.db),
});
