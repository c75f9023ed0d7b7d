import { type AbsenceSeat, listAbsences } from '@doselore/contract/absences';
import { declareList } from '../../../platform/lists/index.ts';
import { presentAbsence, presentCounts } from './absences.presenter.ts';
import { listAbsenceRows } from './absences.repository.ts';
import { countAbsences, countByKind } from './figures.repository.ts';

const seatWords: Record<AbsenceSeat, string> = { returned: 'Returned', forfeited: 'Forfeited', none: 'None' };

export const absencesList = declareList(listAbsences, {
  name: 'Absentees',
  rows: ({ query, scope, services }) => listAbsenceRows(services.db, scope, query),
  present: presentAbsence,
  extra: async ({ query, scope, services: { db } }) => {
    const counts = await countByKind(db, scope, query);
    return {
      figures: await countAbsences(db, scope, query),
      services: presentCounts(counts, 'service'),
      trainers: presentCounts(counts, 'trainer'),
      products: presentCounts(counts, 'product'),
    };
  },
  columns: [
    ['Person', (row) => row.name],
    ['Organisation', (row) => row.group_name],
    ['Service', (row) => row.subgroup_name],
    ['Course', (row) => row.title],
    ['Day', (row) => row.day],
    ['Trainer', (row) => row.trainer],
    ['Absence', (row) => (row.is_excused ? 'Excused' : 'Absent')],
    ['Licence', (row) => seatWords[row.seat]],
    ['Caught up with', (row) => row.caught_up_title],
    ['Caught up on', (row) => row.caught_up_day],
  ],
});
