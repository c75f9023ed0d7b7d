import { addEntry, decideEntry, saveEvidence, showMemberEntries } from '../features/external-courses/index.ts';
import type { Scope, UserId } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';
import { drawStandIn } from './documents/stand-in.ts';
import type { SeededPerson } from './seed-people.ts';

const catalogue = [
  { title: 'CPPE e-assessment: consultation skills', provider: 'CPPE', default_months: 24 },
  { title: 'Declaration of Competence: seasonal flu vaccination', provider: 'CPPE', default_months: 24 },
  { title: 'Disclosure and Barring Service check', provider: 'Disclosure and Barring Service', default_months: 0 },
  { title: 'First aid at work', provider: 'A first aid training provider', default_months: 36 },
] as const;

const entries = [
  { username: 'sam.whitlock', course: 3, daysAgo: 1_040, reference: 'FAW-20418', evidence: true, state: 'verified' },
  { username: 'sam.whitlock', course: 0, daysAgo: 8, reference: '', evidence: true, state: 'unverified' },
  { username: 'sam.whitlock', course: 1, daysAgo: 120, reference: 'DoC-FLU', evidence: false, state: 'rejected' },
  { username: 'elin.vaughan', course: 2, daysAgo: 300, reference: '001-DEMO', evidence: false, state: 'verified' },
] as const;

/** Seeds external courses: verified, unverified and rejected. */
export async function seedExternalCourses(
  services: Services,
  world: { people: SeededPerson[]; admin: SeededPerson },
): Promise<void> {
  const known: number[] = [];
  for (const course of catalogue) {
    const row = await services.db
      .insertInto('external_courses')
      .values(course)
      .returning('id')
      .executeTakeFirstOrThrow();
    known.push(row.id);
  }
  for (const { username, course, daysAgo, reference, evidence, state } of entries) {
    const person = world.people.find((one) => one.username === username);
    const { title, provider, default_months: months } = catalogue[course];
    if (person === undefined) throw new Error(`No ${username} in the demo world`);
    const actor = { id: person.id, level: 'member' } as const;
    const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000);
    const externalCourseUserId = await addEntry(services, actor, {
      external_course_id: known[course] ?? null,
      title,
      provider,
      completed_on: at.toISOString().slice(0, 10),
      months,
      reference,
    });
    if (evidence) await addDrawnEvidence(services, { person, title, provider, externalCourseUserId });
    if (state !== 'unverified')
      await decide(services, { person, externalCourseUserId, state, adminId: world.admin.id });
  }
}

type Decided = {
  person: SeededPerson;
  externalCourseUserId: number;
  state: 'verified' | 'rejected';
  adminId: UserId;
};

/** Decides for the organisation that the entry names, as an admin who has looked at it. */
async function decide(services: Services, { person, externalCourseUserId, state, adminId }: Decided): Promise<void> {
  const scope: Scope = { grants: [{ kind: 'any' }] };
  const of = { groupId: person.groupId, userId: person.id };
  const entry = (await showMemberEntries(services.db, scope, of)).find(({ id }) => id === externalCourseUserId);
  if (entry === undefined) throw new Error('The demo world needs the entry');
  const note = state === 'rejected' ? 'The declaration is not signed. Send the signed page.' : null;
  await decideEntry(
    services,
    { id: adminId, level: 'superAdmin' },
    {
      scope,
      of: { ...of, entryId: externalCourseUserId },
      decision: { verdict: state, note, seenAt: entry.updated_at, seenVerdictId: null },
    },
  );
}

type Evidence = { person: SeededPerson; title: string; provider: string; externalCourseUserId: number };

async function addDrawnEvidence(services: Services, { person, title, provider, externalCourseUserId }: Evidence) {
  const lead = `This stands in for the certificate of ${person.first} ${person.last}.`;
  await saveEvidence(
    services,
    { id: person.id, level: 'member' },
    {
      scope: { grants: [{ kind: 'self', userId: person.id }] },
      externalCourseUserId,
      file: await drawStandIn(services, { name: 'certificate.pdf', title, owner: provider, lead }),
    },
  );
}
