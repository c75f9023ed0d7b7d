import type { Absence } from '@doselore/contract/absences';
import type { AbsenceData } from './absences.repository.ts';
import type { CountedData } from './figures.repository.ts';

const placeOf = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

export function presentAbsence(row: AbsenceData): Absence {
  const caughtUp = placeOf(row.caught_up_id, row.caught_up_title);
  return {
    key: `${row.virtual_group_id} ${row.user_id}`,
    user: { id: row.user_id, name: row.name },
    group: { id: row.group_id, name: row.group_name },
    subgroup: placeOf(row.subgroup_id, row.subgroup_name),
    virtual_group: { id: row.virtual_group_id, name: row.title },
    product: { id: row.product_id, name: row.product },
    trainer: row.trainer,
    day: row.day,
    is_excused: row.is_excused,
    seat: row.seat,
    caught_up: caughtUp && row.caught_up_day ? { virtual_group: caughtUp, day: row.caught_up_day } : null,
    is_member: row.is_member,
  };
}

/** Returns the counts of one kind. */
export const presentCounts = (rows: readonly CountedData[], kind: CountedData['kind']) =>
  rows.filter((row) => row.kind === kind).map(({ id, name, count }) => ({ id, name, count }));
