import { emptyRecord } from '@doselore/contract';
import { externalCourseFields } from '@doselore/contract/external-courses';
import { archiveProduct } from '../../features/learning/courses/index.ts';
import {
  addEntry,
  addExternalCourse,
  addRecognition,
  decideEntry,
  saveEvidence,
  showMemberEntries,
} from '../../features/learning/external-courses/index.ts';
import type { Actor, Scope, UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { drawStandIn } from '../documents/stand-in.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { historiesSeed } from './seed-histories.ts';

const none = emptyRecord(externalCourseFields);
const catalogue: (typeof none & { counts_as?: string })[] = [
  {
    ...none,
    title: 'CPPE e-assessment: consultation skills',
    provider: 'CPPE',
    default_months: 24,
    needs_evidence: true,
  },
  {
    ...none,
    title: 'Declaration of Competence: seasonal flu vaccination',
    provider: 'CPPE',
    default_months: 24,
    needs_evidence: true,
    reference_hint: 'The declaration number at the top of the first page',
    counts_as: 'Vaccination: injection technique practical',
  },
  {
    ...none,
    title: 'Disclosure and Barring Service check',
    provider: 'Disclosure and Barring Service',
    default_months: 0,
    needs_evidence: false,
    reference_hint: 'The 12 digits of the certificate',
  },
  {
    ...none,
    title: 'First aid at work',
    provider: 'A first aid training provider',
    default_months: 36,
    needs_evidence: true,
    counts_as: 'Basic life support and anaphylaxis',
  },
];

const withdrawn = {
  ...none,
  title: 'Medicines use review accreditation',
  provider: 'A school of pharmacy',
  default_months: 0,
  needs_evidence: true,
};

const entries = [
  {
    username: 'sam.whitlock',
    course: 3,
    daysAgo: 1_040,
    reference: 'FAW-20418',
    evidence: true,
    state: 'verified',
    corrected: null,
  },
  {
    username: 'sam.whitlock',
    course: 0,
    daysAgo: 8,
    reference: '',
    evidence: true,
    state: 'unverified',
    corrected: null,
  },
  {
    username: 'sam.whitlock',
    course: 1,
    daysAgo: 120,
    reference: 'DoC-FLU',
    evidence: false,
    state: 'rejected',
    corrected: null,
  },
  {
    username: 'elin.vaughan',
    course: 2,
    daysAgo: 300,
    reference: '001-DEMO',
    evidence: false,
    state: 'verified',
    corrected: '001-DEMO-2',
  },
] as const;

/** Seeds external courses: verified, unverified, rejected, and one that a correction has replaced. */
async function seedExternalCourses(
  services: Services,
  world: { people: SeededPerson[]; admin: SeededPerson },
): Promise<void> {
  const courses = await seedCatalogue(services, { id: world.admin.id, level: 'superAdmin' });
  for (const { username, course, daysAgo, reference, evidence, state, corrected } of entries) {
    const person = world.people.find((one) => one.username === username);
    const known = courses[course];
    if (person === undefined || known === undefined) throw new Error(`No ${username} in the demo world`);
    const { title, provider, months } = known;
    const actor = { id: person.id, level: 'member' } as const;
    const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000);
    const externalCourseUserId = await addEntry(services, actor, {
      external_course_id: known.id,
      title,
      provider,
      completed_on: at.toISOString().slice(0, 10),
      months,
      reference,
    });
    if (evidence) await addDrawnEvidence(services, { person, title, provider, externalCourseUserId });
    if (state !== 'unverified')
      await decide(services, { person, externalCourseUserId, state, adminId: world.admin.id });
    if (corrected !== null) {
      const wrong = {
        external_course_id: known.id,
        title,
        provider,
        completed_on: at.toISOString().slice(0, 10),
        months,
      };
      await addEntry(services, actor, { ...wrong, reference: corrected, replaces_id: externalCourseUserId });
    }
  }
}

type Known = { id: number; title: string; provider: string; months: number };

/** Seeds courses of other providers, two of which count for products, and one that is archived. */
async function seedCatalogue(services: Services, admin: Actor): Promise<Known[]> {
  const known: Known[] = [];
  for (const { counts_as: countsAs, ...fields } of catalogue) {
    const id = await addExternalCourse(services, admin, fields);
    known.push({ id, title: fields.title, provider: fields.provider, months: fields.default_months });
    if (countsAs === undefined) continue;
    const product = await services.db
      .selectFrom('abstract_courses')
      .select('id')
      .where('title', '=', countsAs)
      .executeTakeFirstOrThrow();
    const target = { productType: 'abstract_course', productId: product.id } as const;
    await addRecognition(services, admin, { externalCourseId: id, ...target, fromOn: '2025-04-01', untilOn: null });
  }
  const old = await addExternalCourse(services, admin, withdrawn);
  await archiveProduct(services, admin, {
    product: { productType: 'external_course', productId: old },
    subject: `external course ${old}`,
    archived: true,
    reason: 'The service has ended.',
  });
  return known;
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
  const target = { groupId: person.groupId, userId: person.id };
  const entry = (await showMemberEntries(services.db, scope, target)).find(({ id }) => id === externalCourseUserId);
  if (entry === undefined) throw new Error('The demo world needs the entry');
  const note = state === 'rejected' ? 'The declaration is not signed. Send the signed page.' : null;
  await decideEntry(
    services,
    { id: adminId, level: 'superAdmin' },
    {
      scope,
      target: { ...target, entryId: externalCourseUserId },
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

export const externalCoursesSeed = declareSeed({
  place: 180,
  needs: { people: peopleSeed, admin: adminSeed, histories: historiesSeed },
  run: (services, { people, admin }) => seedExternalCourses(services, { people, admin }),
});
