import { webAddresses } from '@doselore/contract';
import { importLimits } from '@doselore/contract/imports';
import { withoutScope } from '../../../platform/access/index.ts';
import { type Clock, days } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { DailyJob, TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findRefusal } from '../../people/members/index.ts';
import { notify } from '../../site/notifications/index.ts';
import { taskKind } from './check-list.ts';
import { deleteRowFiles } from './evidence/import-files.repository.ts';
import {
  failReadyRows,
  type JudgedRow,
  listSheetRows,
  type RowVerdict,
  saveVerdicts,
} from './import-rows.repository.ts';
import {
  findStartedImport,
  type ImportData,
  type ImportId,
  removeImportsBefore,
  setScan,
  setState,
} from './imports.repository.ts';
import { kindOf } from './kinds.ts';
import { saveLastDays } from './leavers/save-last-days.ts';
import { openRows, placeOf, refOf, verdictOf } from './listed-rows.ts';

const batch = 200;

/** Rows of a started list that were ready at its check. */
type Batch = { list: ImportData; rows: readonly JudgedRow[] };

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
  const refusal = await findRefusal(tx, { ...begun, action: kindOf(list).action });
  if (refusal !== undefined || !list.answers.issueFrom) return refusal;
  return findRefusal(tx, { ...begun, action: 'licences.issue' });
}

/** Imports rows in the transaction of the batch. A row that is no longer ready has failed, unless it needs nothing. */
async function importRows(services: Services, tx: Tx, { list, rows }: Batch): Promise<RowVerdict[]> {
  if (rows.length === 0) return [];
  const kind = kindOf(list);
  const all = kind.addsPeople ? await listSheetRows(tx, list.id) : undefined;
  const opened = await openRows({ db: tx, clock: services.clock }, list, { rows, all });
  const verdicts = (await kind.run(services, tx, opened)).map(verdictOf);
  const done = verdicts.filter(({ status }) => status === 'done').map(({ number }) => number);
  if (opened.files.size > 0) await deleteRowFiles(tx, list.id, done);
  return verdicts.map((verdict) => ({ ...verdict, status: isSettled(verdict) ? verdict.status : 'failed' }));
}

const isSettled = ({ status }: RowVerdict) => status === 'done' || status === 'same';

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
    body: `${done.toLocaleString('en-GB')} ${kindOf(list).doneWords(done)}${left === 0 ? '' : `, ${left.toLocaleString('en-GB')} not`}. ${list.file_name}`,
    actionUrl: webAddresses.importStep(ref, 'result'),
  });
}

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
