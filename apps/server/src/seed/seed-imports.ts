import type { ImportKind, ImportUpload } from '@doselore/contract/imports';
import { answerList, importTask, matchAsGuessed, startImport, uploadList } from '../features/imports/index.ts';
import { runTasks } from '../platform/jobs/index.ts';
import type { Services } from '../platform/services.ts';
import type { SeededPerson } from './seed-people.ts';

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

/** Seeds one list that waits to be corrected, with one matched word, and one that has been imported. */
export async function seedImports(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const author = people.find(({ username }) => username === 'priya.raman');
  if (author === undefined) throw new Error('No priya.raman in the demo world');
  const actor = { id: author.id, level: 'groupingAdmin' } as const;
  const bring = async (kind: ImportKind, list: ImportUpload) => {
    const ref = { groupId: author.groupId, kind, level: actor.level };
    const importId = await uploadList(services, actor, { ref, list });
    const asked = { scope: { grants: [{ kind: 'any' }] }, ref: { ...ref, importId } } as const;
    await matchAsGuessed(services, asked);
    return asked;
  };
  const words = [{ field: 'job_role', written: 'Counter assistant', meaning: 'Medicines counter assistant' } as const];
  await answerList(services, actor, { ...(await bring('new', newStarters)), given: { words } });
  await startImport(services, actor, await bring('edit', payroll));
  const log = (problem: string) => {
    throw new Error(problem);
  };
  await runTasks({ ...services, kinds: [importTask(services)], log });
}
