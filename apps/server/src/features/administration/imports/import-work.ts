import type { RowStatus } from '@doselore/contract/imports';
import type { JudgedRow, Verdict } from './import-rows.repository.ts';
import type { ImportData, Ref } from './imports.repository.ts';

/** Rows of a started list that were ready at its check. */
export type Work = { list: ImportData; rows: readonly JudgedRow[] };
export type RowVerdict = Verdict & { number: number };

export const actorOf = ({ created_by: id, level }: ImportData) => ({ id, level });
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

/** Returns the verdict on a row that was ready at the check and no longer is. */
export function refused(verdict: RowVerdict): RowVerdict {
  const status: RowStatus = verdict.status === 'same' ? 'same' : 'failed';
  return { ...verdict, status };
}
