import type { Attendance } from '@doselore/contract/virtual-groups';
import { addUninvited, takeRegister } from '../../features/trainer-led/course-register/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { type Session, seedVirtualGroups, virtualGroupsSeed } from './seed-virtual-groups.ts';

type Register = Session & {
  /** Marks of the first session, in the order of the delegates. Those without one are not marked yet. */
  firstDay: readonly Attendance[];
  /** True when one more member came without an invitation. */
  hasUninvited?: boolean;
};

const registers: readonly Register[] = [
  {
    title: 'Vaccination: injection technique practical',
    state: 'scheduled',
    group: 'Wyre Vale Hospitals Pharmacy',
    start: -4,
    hours: 3,
    days: 3,
    sessionsRequired: 2,
    place: 'Seminar room beside ward 4',
    delegates: 4,
    skip: 4,
    firstDay: ['attended', 'attended', 'partial', 'absent'],
    bring: 'A short-sleeved top. You need two of the three days.',
  },
  {
    title: 'Vaccination: injection technique practical',
    state: 'scheduled',
    group: 'Harbour Independent Pharmacies',
    start: -1,
    hours: 3,
    place: 'Above the dispensary',
    delegates: 4,
    firstDay: ['attended', 'excused'],
    hasUninvited: true,
  },
];

/**
 * Seeds a course over three days with the first one marked, and a delivered course with half of its register and
 * somebody who was not invited.
 */
async function seedRegisters(
  services: Services,
  world: { people: SeededPerson[]; catalogue: Catalogue },
): Promise<void> {
  const made = await seedVirtualGroups(services.db, { ...world, now: services.clock.now() }, registers);
  const trainer = world.people.find((person) => person.role === 'trainer');
  if (trainer === undefined) throw new Error('The demo world needs a trainer');
  const actor = { id: trainer.id, level: 'virtualGroupAdmin' } as const;
  for (const [nth, { id: virtualGroupId, userIds }] of made.entries()) {
    const first = await services.db
      .selectFrom('virtual_group_sessions')
      .select('id')
      .where('virtual_group_id', '=', virtualGroupId)
      .orderBy('ordinal')
      .executeTakeFirstOrThrow();
    const marks = (registers[nth]?.firstDay ?? []).map((attendance, index) => ({
      userId: userIds[index] ?? 0,
      attendance,
    }));
    const scope = { grants: [{ kind: 'any' }] } as const;
    await takeRegister(services, actor, { scope, virtualGroupId, sessionId: first.id, marks });
    if (registers[nth]?.hasUninvited !== true) continue;
    const other = world.people.find(
      ({ group, role, id }) => group === registers[nth]?.group && role === undefined && !userIds.includes(id),
    );
    if (other === undefined) continue;
    const once = { idempotencyKey: `seed-uninvited-${virtualGroupId}`, sessionId: first.id };
    const person = { userId: other.id, first_name: '', last_name: '', ...once };
    await addUninvited(services, actor, { scope, virtualGroupId, person });
  }
}

export const registersSeed = declareSeed({
  place: 360,
  needs: { people: peopleSeed, catalogue: catalogueSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people, catalogue }) => seedRegisters(services, { people, catalogue }),
});
