import type { Database } from '../platform/db/index.ts';
import type { Catalogue } from './seed-catalogue.ts';
import type { SeededPerson } from './seed-people.ts';

type Session = {
  title: string;
  state: string;
  group: string;
  start: number;
  hours: number;
  place: string | null;
  delegates: number;
};

/** `start` in days from today; each begins at ten in the morning. */
const sessions: readonly Session[] = [
  {
    title: 'Vaccination: injection technique practical',
    state: 'scheduled',
    group: 'Northgate Pharmacy Group',
    start: 12,
    hours: 3,
    place: 'Market Square consultation room',
    delegates: 6,
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'scheduled',
    group: 'Harbour Independent Pharmacies',
    start: 19,
    hours: 2,
    place: 'Harbour Hotel, Quay Room',
    delegates: 4,
  },
  {
    title: 'Contraception service: initiation and supply',
    state: 'scheduled',
    group: 'Wyre Vale Hospitals Pharmacy',
    start: 26,
    hours: 2,
    place: null,
    delegates: 8,
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'delivered',
    group: 'Northgate Pharmacy Group',
    start: -3,
    hours: 2,
    place: 'Riverside training room',
    delegates: 5,
  },
  {
    title: 'Vaccination: injection technique practical',
    state: 'draft',
    group: 'Coastal PCN Pharmacy Team',
    start: 40,
    hours: 3,
    place: null,
    delegates: 0,
  },
  {
    title: 'Basic life support and anaphylaxis',
    state: 'closed',
    group: 'Meadowbrook Care',
    start: -60,
    hours: 2,
    place: 'Larch Court',
    delegates: 5,
  },
];

export async function seedVirtualGroups(
  db: Database,
  world: { people: SeededPerson[]; catalogue: Catalogue; now: Date },
): Promise<void> {
  const trainer = world.people.find((person) => person.role === 'trainer');
  for (const session of sessions) {
    const members = world.people.filter((person) => person.group === session.group && person.role === undefined);
    const start = new Date(
      `${new Date(world.now.getTime() + session.start * 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`,
    );
    const { id } = await db
      .insertInto('virtual_groups')
      .values({
        group_id: members[0]?.groupId ?? 0,
        abstract_course_id: world.catalogue.taught.get(session.title) ?? 0,
        deliverable_id: session.title.startsWith('Contraception') ? 3 : 4,
        title: session.title,
        state: session.state,
        certificate_months: 12,
        trainer_user_id: session.state === 'draft' ? null : (trainer?.id ?? null),
        place: session.place,
        training_start: start,
        training_end: new Date(start.getTime() + session.hours * 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const delegates = members
      .slice(0, session.delegates)
      .map((person) => ({ virtual_group_id: id, user_id: person.id }));
    if (delegates.length > 0) await db.insertInto('virtual_group_delegates').values(delegates).execute();
  }
}
