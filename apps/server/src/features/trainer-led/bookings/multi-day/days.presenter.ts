import { pickFields } from '@doselore/contract';
import { type MultiDay, multiDayFields } from '@doselore/contract/bookings';
import { type MultiDayId, notFound } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listConfirmationRows } from '../confirming/confirmations.repository.ts';
import { presentConfirmation } from '../confirming/present-confirmation.ts';
import { presentNames } from '../wanted/wanted.presenter.ts';
import { type DateData, type DaysShown, findDays } from './days.repository.ts';
import { listDates } from './days-dates.repository.ts';
import { textOfDays } from './save-days.ts';

/** Returns a course of several days with its dates, its questions and its course. Throws 404. */
export async function showDays(db: Queries, id: MultiDayId): Promise<MultiDay> {
  const row = await findDays(db, id);
  if (row === undefined) throw notFound();
  const dates = await listDates(db, id);
  return {
    ...{ id: row.id, state: row.state, state_since: row.state_since.toISOString(), end_reason: row.end_reason },
    ...presentNames(row),
    ...pickFields(multiDayFields, row),
    ...{ dates: textOfDays(dates), date_rows: dates.map(presentDate), excluded: row.excluded, locked: lockedOf(row) },
    confirmations: (await listConfirmationRows(db, { multiDayId: id })).map(presentConfirmation),
    ...{ blocked_reason: row.blocked_reason, course: row.course, other_course: null },
  };
}

const presentDate = ({ id, starts_at, ends_at, place, state }: DateData) => ({
  ...{ id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), place, state },
});

function lockedOf({ locked_trainer_user_id: id, locked_trainer: name, locked_until: until, ...row }: DaysShown) {
  if (id === null || until === null) return null;
  return { trainer: { id, name: name ?? '' }, until: until.toISOString(), conflict_reason: row.conflict_reason };
}
