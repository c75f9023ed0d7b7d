import { writeFile } from 'node:fs/promises';
import type { DocumentFields, VersionKind } from '@doselore/contract/documents';
import { addVersion, createDocument } from '../../features/site/documents/index.ts';
import { acknowledge, openDocument } from '../../features/site/resources/index.ts';
import type { GroupId, Scope } from '../../platform/access/index.ts';
import { days } from '../../platform/clock/index.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { documentsSeed } from './seed-documents.ts';
import { writeWordFile } from './word-file.ts';

type World = { people: readonly SeededPerson[]; admin: SeededPerson };
type Seeded = Partial<DocumentFields> & { title: string; groupId?: GroupId };
type File = { name: string; content: string | Buffer; kind?: VersionKind; note?: string; daysAgo: number };

const statement = 'I have read this procedure and will work as it says.';
const opening = (more: string) => `OPENING AND CLOSING THE DISPENSARY

Opening
- The responsible pharmacist signs the record and displays the notice.
- Read and write down the fridge temperatures before anything is dispensed.
- Check that the controlled drugs cabinet is locked and the keys are where they should be.

Closing
- Nothing is left in the hatch: each bag is put away or handed out.
- Lock the controlled drugs cabinet and hand over the keys.
${more}
`;

function findSam(people: readonly SeededPerson[]): SeededPerson & { serviceId: number } {
  const sam = people.find(({ username }) => username === 'sam.whitlock');
  if (sam?.serviceId === undefined) throw new Error('The demo world needs sam.whitlock in a service');
  return { ...sam, serviceId: sam.serviceId };
}

const staffOf = (people: readonly SeededPerson[], { serviceId, groupId }: SeededPerson) =>
  people.filter((person) => person.serviceId === serviceId && person.groupId === groupId);

/**
 * Sets early joining dates for the people of one service, so that their documents are overdue. Call it after their work
 * history is written.
 */
async function seedEarlyStaff({ db, clock }: Services, people: readonly SeededPerson[]): Promise<void> {
  const sam = findSam(people);
  const ids = staffOf(people, sam).map(({ id }) => id);
  const joined_at = new Date(clock.now().getTime() - days(400));
  const from_on = joined_at.toISOString().slice(0, 10);
  await db
    .updateTable('group_members')
    .set({ joined_at })
    .where('group_id', '=', sam.groupId)
    .where('user_id', 'in', ids)
    .execute();
  await db
    .updateTable('standing_spans')
    .set({ from_on })
    .where('group_id', '=', sam.groupId)
    .where('user_id', 'in', ids)
    .where('until_on', 'is', null)
    .where('retracted_at', 'is', null)
    .where('from_on', '>', from_on)
    .execute();
}

/**
 * Adds documents of Northgate that must be read, with readers who are late, one that has ended, a Word file, and one of
 * the site whose review is due soon.
 */
async function seedMustRead(services: Services, { people, admin }: World): Promise<void> {
  const actor = { id: admin.id, level: 'superAdmin' } as const;
  const now = services.clock.now().getTime();
  const dayOf = (inDays: number) => new Date(now + days(inDays)).toISOString().slice(0, 10);
  const at = (daysAgo: number): Services => ({
    ...services,
    clock: { now: () => new Date(now - days(daysAgo)) },
  });
  const sam = findSam(people);
  const { groupId, serviceId } = sam;

  const make = async ({ groupId: inGroup, ...fields }: Seeded, [first, ...later]: [File, ...File[]]) => {
    const place = inGroup === undefined ? {} : { groupId: inGroup };
    const documentId = await createDocument(at(first.daysAgo), actor, {
      place,
      body: {
        ...{ description: '', category: 'procedure', audience: 'everyone', audience_groups: '' },
        ...{ audience_subgroups: '', audience_job_roles: '', is_admins_only: false, must_read: 'none', due_days: null },
        ...{ statement: '', review_due_on: null, expires_on: null, owner_id: admin.id, is_published: true },
        ...fields,
        idempotencyKey: `seed-document-${fields.title}`.slice(0, 64),
      },
    });
    for (const { name, content, kind = 'substantial', note = '', daysAgo } of [first, ...later]) {
      const arriving = services.files.temporary();
      await writeFile(arriving.path, content);
      const file = { path: arriving.path, name };
      await addVersion(at(daysAgo), actor, { place, documentId, changeNote: note, kind, file });
    }
    return documentId;
  };

  const staff = staffOf(people, sam);
  const text = 'opening-and-closing.txt';
  const sop = await make(
    {
      ...{ title: 'Opening and closing the dispensary', groupId, audience: 'chosen', must_read: 'acknowledge' },
      description: 'Who does what before the first patient and after the last.',
      ...{ audience_subgroups: String(serviceId), due_days: 14, statement, review_due_on: dayOf(200) },
    },
    [
      { name: text, content: opening(''), daysAgo: 60 },
      {
        ...{ name: text, content: opening('- Set the alarm last, and tell the area manager if it fails.') },
        ...{ note: 'The alarm is set last.', daysAgo: 30 },
      },
      {
        ...{ name: text, content: opening('- Set the alarm last. Tell the area manager if it fails.') },
        ...{ note: 'Spelling.', kind: 'minor', daysAgo: 12 },
      },
    ],
  );
  const colleagues = staff.filter(({ id }) => id !== sam.id).slice(0, 2);
  for (const [nth, { id }] of colleagues.entries()) {
    const reader = { id, level: 'member' } as const;
    const scope: Scope = { grants: [{ kind: 'self', userId: id }] };
    const read = { scope, documentId: sop, version: 3 };
    await openDocument(at(9 - nth), reader, read);
    await acknowledge(at(9 - nth), reader, { ...read, statement_digest: sha256(statement).toString('hex') });
  }
  await make(
    {
      ...{ title: 'What changes in the NHS contract this winter', groupId, category: 'reference', must_read: 'open' },
      ...{ description: 'Two pages for everyone at the counter.', due_days: 14 },
    },
    [{ name: 'winter-contract.txt', content: 'What changes, from when, and who to ask.\n', daysAgo: 3 }],
  );
  await make({ title: 'Summer opening hours', groupId, category: 'reference', expires_on: dayOf(-20) }, [
    { name: 'summer-hours.txt', content: 'Monday to Friday 8:30 to 18:00, Saturday 9:00 to 13:00.\n', daysAgo: 120 },
  ]);
  await make(
    { title: 'Holiday request', groupId, category: 'form', description: 'To fill in and hand to your manager.' },
    [
      {
        ...{ name: 'holiday-request.docx', daysAgo: 80 },
        content: await writeWordFile(['Holiday request', 'Name:', 'From:', 'Until:', 'Agreed by:']),
      },
    ],
  );
  await make(
    {
      ...{ title: 'Admin checklist for new starters', category: 'guide', audience: 'chosen', is_admins_only: true },
      ...{ description: 'What to set up before the first day.', review_due_on: dayOf(20) },
    },
    [{ name: 'new-starters.txt', content: 'Invite, issue licences, choose the service, name a buddy.\n', daysAgo: 90 }],
  );
}

export const earlyStaffSeed = declareSeed({
  place: 480,
  needs: { people: peopleSeed, documents: documentsSeed },
  run: (services, { people }) => seedEarlyStaff(services, people),
});

export const mustReadSeed = declareSeed({
  place: 490,
  needs: { people: peopleSeed, admin: adminSeed, documents: documentsSeed },
  run: (services, { people, admin }) => seedMustRead(services, { people, admin }),
});
