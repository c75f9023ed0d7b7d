import { mayUnder } from '@doselore/contract';
import { type Clock, today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findRowFiles } from './evidence/find-row-files.ts';
import type { RowVerdict, SheetRow } from './import-rows.repository.ts';
import type { ImportData, Ref } from './imports.repository.ts';
import type { ListedRows } from './list-kind.ts';
import { listServices } from './people-in-list.repository.ts';
import type { Reader } from './read-cells.ts';
import { indexServices } from './service-index.ts';

export const placeOf = (list: ImportData) => ({ groupId: list.group_id, subgroupId: list.subgroup_id ?? undefined });

/** Returns the keys of a list. */
export function refOf(list: ImportData): Ref {
  return {
    ...placeOf(list),
    virtualGroupId: list.virtual_group_id ?? undefined,
    abstractPaperCourseId: list.abstract_paper_course_id ?? undefined,
    kind: list.kind,
    level: list.level,
  };
}

/**
 * Returns the answers and services that the cells of a list are read with. Leaves out answers that its level may not
 * give.
 */
async function openReader(db: Queries, list: ImportData, day: string): Promise<Reader> {
  const addExisting = list.answers.addExisting === true && mayUnder(list.level, 'imports.addExisting');
  const services = indexServices(await listServices(db, list.group_id));
  return { answers: { ...list.answers, addExisting }, services, today: day };
}

type Rows<Row> = { rows: readonly Row[]; all?: readonly SheetRow[] | undefined };

/** Opens rows of a list for the declaration of its kind. */
export async function openRows<Row extends SheetRow>(
  { db, clock }: { db: Queries; clock: Clock },
  list: ImportData,
  { rows, all }: Rows<Row>,
): Promise<ListedRows<Row>> {
  return {
    list,
    place: placeOf(list),
    actor: { id: list.created_by, level: list.level },
    reader: await openReader(db, list, today(clock)),
    files: await findRowFiles(db, list),
    rows,
    all,
  };
}

/** Returns the part of a verdict that is stored. The person is found again when needed. */
export function verdictOf({ number, status, problems, changes }: RowVerdict): RowVerdict {
  return { number, status, problems, changes };
}
