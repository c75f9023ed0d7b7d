import type { ImportKind, ImportUpload } from '@doselore/contract/imports';
import {
  answerList,
  importTask,
  matchAsGuessed,
  startImport,
  uploadList,
} from '../../features/administration/imports/index.ts';
import { type VirtualGroupId, withoutScope } from '../../platform/access/index.ts';
import { runTasks } from '../../platform/jobs/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from '../trainer-led/seed-virtual-groups.ts';

const newStarters: ImportUpload = {
  fileName: 'New starters.csv',
  head: ['First name', 'Surname', 'Work email', 'Job role', 'GPhC number', 'Start date'],
  rows: [
    ['Hattie', 'Lowe', 'hattie.lowe@example.org', 'Dispenser', '', '05-10-2026'],
    ['Idris', 'Bevan', 'idris.bevan@example.org', 'Pharmacist', '2071845', '12/10/2026'],
    ['Jolene', 'Carr', 'jolene.carr@example', 'Dispenser', '', '12/10/2026'],
    ['Kofi', 'Mensah', 'kofi.mensah@example.org', 'Counter assistant', '', '19-10-2026'],
    ['Sam', 'Whitlock', 'sam.whitlock@example.org', 'Dispenser', '', ''],
    ['Maya', 'Dunne', 'maya.dunne@example.org', 'Trainee disp', '', '26-10-2026'],
    ['Lena', 'Ostrow', 'lena.ostrow@example.org', 'Pharmacy technician', '9012345', ''],
  ],
};

const payroll: ImportUpload = {
  fileName: 'Payroll numbers.csv',
  head: ['Email', 'Payroll number'],
  rows: [
    ['sam.whitlock@example.org', 'NG-1001'],
    ['tom.okafor@example.org', 'NG-1002'],
    ['nobody.here@example.org', 'NG-1003'],
  ],
};

const delegates: ImportUpload = {
  fileName: 'Delegates.csv',
  head: ['First name', 'Surname', 'Work email'],
  rows: [
    ['Sam', 'Whitlock', 'sam.whitlock@example.org'],
    ['Nerys', 'Powell', 'nerys.powell@example.org'],
    ['Oscar', 'Lind', 'oscar.lind@example'],
  ],
};

/** Seeds a list of delegates that waits to be corrected, for a course of an organisation that has a date. */
async function seedDelegateList(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const author = authorOf(people);
  const { id } = await services.db
    .selectFrom('virtual_groups')
    .select('id')
    .where('group_id', '=', author.groupId)
    .where('state', '=', 'scheduled')
    .where('training_start', '>', services.clock.now())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const virtualGroupId = withoutScope<'virtual group'>(id, 'demo data');
  await bring(services, author, { kind: 'delegates', virtualGroupId, list: delegates });
}

/** Seeds one list that waits to be corrected, with one matched word, and one that has been imported. */
async function seedImports(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const author = authorOf(people);
  const actor = { id: author.id, level } as const;
  const words = [{ field: 'job_role', written: 'Counter assistant', meaning: 'Medicines counter assistant' } as const];
  await answerList(services, actor, {
    ...(await bring(services, author, { kind: 'new', list: newStarters })),
    given: { words },
  });
  await startImport(services, actor, await bring(services, author, { kind: 'edit', list: payroll }));
  const log = (problem: string) => {
    throw new Error(problem);
  };
  await runTasks({ ...services, kinds: [importTask(services)], log });
}

const level = 'groupingAdmin';

/** Returns the admin who uploads the lists of the demo world. */
export function authorOf(people: readonly SeededPerson[]): SeededPerson {
  const author = people.find(({ username }) => username === 'priya.raman');
  if (author === undefined) throw new Error('No priya.raman in the demo world');
  return author;
}

type Brought = {
  kind: ImportKind;
  virtualGroupId?: VirtualGroupId;
  abstractPaperCourseId?: number;
  list: ImportUpload;
};

/** Uploads a list and matches its columns as guessed. */
export async function bring(services: Services, author: SeededPerson, { list, ...target }: Brought) {
  const ref = { groupId: author.groupId, level, ...target } as const;
  const importId = await uploadList(services, { id: author.id, level }, { ref, list });
  const opened = { scope: { grants: [{ kind: 'any' }] }, ref: { ...ref, importId } } as const;
  await matchAsGuessed(services, opened);
  return opened;
}

export const importsSeed = declareSeed({
  place: 230,
  needs: { people: peopleSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people }) => seedImports(services, people),
});

export const delegateListSeed = declareSeed({
  place: 410,
  needs: { people: peopleSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people }) => seedDelegateList(services, people),
});
