import { writeFile } from 'node:fs/promises';
import { addLink } from '../../features/trainer-led/session-materials/index.ts';
import { addSheet, createSheetRenderer, drawSheet } from '../../features/trainer-led/sign-in-sheets/index.ts';
import { withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

const given = [
  { access: 'Step-free access, I use a wheelchair.', dietary: '' },
  { access: '', dietary: 'Vegetarian, no nuts please.' },
  { access: 'I hear better in the front row.', dietary: 'Halal' },
];

const links = [
  { title: 'What to read before the day', shown: 'before', url: 'https://www.example.org/before-the-course' },
  { title: 'Slides of the day', shown: 'after', url: 'https://www.example.org/slides' },
] as const;

function trainerOf(people: readonly SeededPerson[]): SeededPerson {
  const trainer = people.find((person) => person.role === 'trainer');
  if (trainer === undefined) throw new Error('The demo world needs a trainer');
  return trainer;
}

/** Seeds what three delegates need on their next courses, and the signed sheet of a session that has been held. */
async function seedCourseDays(services: Services, people: readonly SeededPerson[]): Promise<void> {
  await seedNeeds(services);
  await seedMaterials(services, people);
  await seedSignedSheet(services, people);
}

/** Seeds two links of the first course that is still to come: one for before it, one for after. */
async function seedMaterials(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const trainer = trainerOf(people);
  const next = await services.db
    .selectFrom('virtual_groups')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('training_start', '>', services.clock.now())
    .orderBy('training_start')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const virtualGroupId = withoutScope<'virtual group'>(next.id, 'demo data');
  const actor = { id: trainer.id, level: 'virtualGroupAdmin' } as const;
  for (const [nth, material] of links.entries())
    await addLink(services, actor, { ...material, virtualGroupId, idempotencyKey: `seed-material-${nth}` });
}

async function seedNeeds({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const delegates = await db
    .selectFrom('virtual_group_delegates as d')
    .innerJoin('virtual_groups as v', 'v.id', 'd.virtual_group_id')
    .select(['d.virtual_group_id', 'd.user_id'])
    .where('v.state', '=', 'scheduled')
    .where('v.training_start', '>', now)
    .orderBy('v.training_start')
    .orderBy('d.user_id')
    .limit(given.length)
    .execute();
  for (const [nth, delegate] of delegates.entries()) {
    const needs = given[nth];
    if (needs === undefined) continue;
    await db
      .insertInto('delegate_needs')
      .values({ ...delegate, ...needs, updated_at: now })
      .execute();
  }
}

/** The printed sheet of the first session that has marks and whose course has not ended, as its trainer scanned it. */
async function seedSignedSheet(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const trainer = trainerOf(people);
  const marked = await services.db
    .selectFrom('virtual_group_sessions as s')
    .innerJoin('virtual_groups as v', 'v.id', 's.virtual_group_id')
    .innerJoin('session_attendances as a', 'a.virtual_group_session_id', 's.id')
    .select(['s.id', 's.virtual_group_id'])
    .where('v.state', '=', 'scheduled')
    .orderBy('s.training_start')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const target = {
    virtualGroupId: withoutScope<'virtual group'>(marked.virtual_group_id, 'demo data'),
    sessionId: marked.id,
  };
  const renderer = createSheetRenderer();
  const { stream: pdf } = await drawSheet({ services, renderer }, target);
  await renderer.close();
  const { path } = services.files.temporary();
  await writeFile(path, pdf);
  const file = { path, name: 'sheet.pdf', bytes: pdf.byteLength };
  await addSheet(services, { id: trainer.id, level: 'virtualGroupAdmin' }, { ...target, file });
}

export const courseDaysSeed = declareSeed({
  place: 420,
  needs: { people: peopleSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people }) => seedCourseDays(services, people),
});
