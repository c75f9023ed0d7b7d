import { type Action, plural, webAddresses } from '@doselore/contract';
import { type ImportKind, importLimits } from '@doselore/contract/imports';
import { withoutScope } from '../../../platform/access/index.ts';
import { type Clock, days, today } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { DailyJob, TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { changePerson, findRefusal } from '../../people/members/index.ts';
import { notify } from '../../site/notifications/index.ts';
import { checkEditRows, listUnreviewed, lockPeopleOfRows } from './check-edit-rows.ts';
import { taskKind } from './check-list.ts';
import { verdictOf } from './check-rows.ts';
import { importEntries } from './external-entries/import-entries.ts';
import { importPeople } from './import-people.ts';
import { failReadyRows, listSheetRows, saveVerdicts } from './import-rows.repository.ts';
import { actorOf, placeOf, type RowVerdict, refOf, refused, type Work } from './import-work.ts';
import {
  findStartedImport,
  type ImportData,
  type ImportId,
  removeImportsBefore,
  setScan,
  setState,
} from './imports.repository.ts';
import { saveLastDays } from './leavers/save-last-days.ts';
import { openReader } from './list-questions.ts';
import { importResults } from './paper-results/import-results.ts';

const batch = 200;

/** Right that a list needs, at its upload and at its import. */
const actions: Record<ImportKind, Action> = {
  new: 'members.write',
  edit: 'members.bulkEdit',
  delegates: 'members.write',
  'external-entries': 'externalCourses.enter',
  'paper-results': 'paperCourses.record',
};

/** Returns the task that imports the remaining rows of a started list. */
export function importTask(services: Services): TaskKind {
  return {
    kind: taskKind,
    async step(tx, subjectId) {
      const importId: ImportId = withoutScope(subjectId, 'task');
      const list = await findStartedImport(tx, importId);
      if (list === undefined) return 'done';
      const refusal = await refusalOf(tx, list);
      if (refusal !== undefined) await failReadyRows(tx, importId, refusal);
      const rows = await listSheetRows(tx, importId, { status: 'ready', limit: batch });
      await saveVerdicts(tx, importId, await importRows(services, tx, { list, rows }));
      if (rows.length === batch) return 'more';
      await finish(services, tx, importId);
      return 'done';
    },
    async giveUp(tx, subjectId) {
      const importId: ImportId = withoutScope(subjectId, 'task');
      await failReadyRows(tx, importId, 'Something went wrong on our side. Upload this row again');
      await finish(services, tx, importId);
    },
  };
}

/** Returns the reason why the person who started the import may no longer run it. Undefined when they may. */
async function refusalOf(tx: Tx, list: ImportData): Promise<string | undefined> {
  const begun = { createdBy: list.created_by, level: list.level, place: placeOf(list) };
  const refusal = await findRefusal(tx, { ...begun, action: actions[list.kind] });
  if (refusal !== undefined || !list.answers.issueFrom) return refusal;
  return findRefusal(tx, { ...begun, action: 'licences.issue' });
}

/** Checks rows once more against the current data, then imports them in the same transaction. */
function importRows(services: Services, tx: Tx, work: Work): Promise<RowVerdict[]> {
  if (work.rows.length === 0) return Promise.resolve([]);
  if (work.list.kind === 'external-entries') return importEntries(services, tx, work);
  if (work.list.kind === 'paper-results') return importResults(services, tx, work);
  return work.list.kind === 'edit' ? importChanges(services, tx, work) : importPeople(services, tx, work);
}

/**
 * Makes only the changes that the check has shown. A row whose member has changed since is left out, with the reason.
 */
async function importChanges(services: Services, tx: Tx, { list, rows }: Work): Promise<RowVerdict[]> {
  const sheet = { place: placeOf(list), columns: list.columns };
  const { place } = sheet;
  await lockPeopleOfRows(tx, sheet, rows);
  const reader = await openReader(tx, list, today(services.clock));
  const checked = await checkEditRows(tx, { ...sheet, level: list.level, reader }, { rows });
  const shown = new Map(rows.map(({ number, changes }) => [number, changes]));
  const verdicts: RowVerdict[] = [];
  for (const { userId, change, ...verdict } of checked) {
    const problems = listUnreviewed(shown.get(verdict.number) ?? [], verdict.changes);
    if (problems.length > 0) {
      verdicts.push({ ...verdictOf(verdict), status: 'failed', problems });
      continue;
    }
    const isReady = userId !== undefined && change !== undefined;
    if (isReady) await changePerson(services, tx, { actor: actorOf(list), place, userId, change });
    verdicts.push(isReady ? { ...verdictOf(verdict), status: 'done' } : refused(verdictOf(verdict)));
  }
  return verdicts;
}

async function finish(services: Services, tx: Tx, importId: ImportId): Promise<void> {
  const { clock } = services;
  const list = await findStartedImport(tx, importId);
  if (list === undefined) return;
  await saveLastDays(services, tx, list);
  await setState(tx, importId, 'done', clock.now());
  if (list.scan !== null) await setScan(tx, importId, null);
  const { done = 0, failed = 0, problem = 0, elsewhere = 0 } = list.counts;
  const left = failed + problem + elsewhere;
  const ref = { ...refOf(list), importId };
  await notify(tx, {
    at: clock.now(),
    code: 'list_imported',
    groupId: list.group_id,
    subgroupId: list.subgroup_id,
    userIds: [list.created_by],
    title: 'Your list has been imported',
    tag: 'Members',
    body: `${done.toLocaleString('en-GB')} ${doneWords(list, done)}${left === 0 ? '' : `, ${left.toLocaleString('en-GB')} not`}. ${list.file_name}`,
    actionUrl: webAddresses.importStep(ref, 'result'),
  });
}

const doneWords = ({ kind }: ImportData, done: number) =>
  ({
    new: `${plural(done, 'member', 'members')} added`,
    edit: `${plural(done, 'member', 'members')} changed`,
    delegates: `${plural(done, 'person', 'people')} added to the course`,
    'external-entries': `${plural(done, 'external course', 'external courses')} entered`,
    'paper-results': `${plural(done, 'result', 'results')} recorded`,
  })[kind];

export function purgeImports(clock: Clock): DailyJob {
  const before = (count: number) => new Date(clock.now().getTime() - days(count));
  return {
    name: 'purge-imports',
    run: (tx) =>
      removeImportsBefore(tx, {
        any: before(importLimits.keptDays),
        unconfirmed: before(importLimits.unconfirmedDays),
      }),
  };
}
