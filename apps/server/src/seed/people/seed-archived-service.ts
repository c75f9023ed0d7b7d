import { archiveSubgroup, changeSubgroupFields, createSubgroup } from '../../features/people/subgroups/index.ts';
import { withoutScope } from '../../platform/access/index.ts';
import { days } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from './seed-people.ts';
import { peopleSeed } from './seed-people.ts';
import type { Places } from './seed-places.ts';
import { placesSeed } from './seed-places.ts';

const group = 'Northgate Pharmacy Group';
const name = 'Northgate, Ferry Road';

/** Seeds a service that was opened, got another code when it moved, and was archived. It can be read and restored. */
async function seedArchivedService(
  services: Services,
  { places, people }: { places: Places; people: readonly SeededPerson[] },
): Promise<void> {
  const groupId = places.groupIds.get(group);
  const priya = people.find(({ username }) => username === 'priya.raman');
  if (groupId === undefined || priya === undefined) throw new Error('The demo world needs someone who closes a branch');
  const actor = { id: priya.id, level: 'groupingAdmin' } as const;
  const on = (daysAgo: number) => {
    const then = new Date(services.clock.now().getTime() - days(daysAgo));
    return { services: { ...services, clock: { now: () => then } }, day: then.toISOString().slice(0, 10) };
  };
  const fields = { name, premises_number: '1990061', ods_code: 'FZ9A6' };
  const subgroupId = await createSubgroup(on(700).services, actor, { groupId, fields });
  const place = { groupId, subgroupId: withoutScope<'subgroup'>(subgroupId, 'demo data') };
  const members = people.filter((person) => person.groupId === groupId && person.role === undefined).slice(0, 2);
  await services.db
    .insertInto('subgroup_members')
    .values(members.map(({ id }) => ({ group_id: groupId, subgroup_id: subgroupId, user_id: id })))
    .execute();
  const moved = on(240);
  await changeSubgroupFields(moved.services, actor, {
    place,
    change: { ...fields, ods_code: 'FZ9A7', codesFrom: moved.day, baseValues: fields },
  });
  await archiveSubgroup(on(45).services, actor, place);
}

export const archivedServiceSeed = declareSeed({
  place: 310,
  needs: { places: placesSeed, people: peopleSeed },
  run: (services, { places, people }) => seedArchivedService(services, { places, people }),
});
