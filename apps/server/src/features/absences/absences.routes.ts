import { getAbsencesCsv, listAbsences } from '@doselore/contract/absences';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { absencesHead, presentAbsence, presentAbsenceCsvRow, presentCounts } from './absences.presenter.ts';
import { listAbsenceRows } from './absences.repository.ts';
import { countAbsences, countByKind } from './figures.repository.ts';

export const absenceRoutes: Route[] = [
  serve(listAbsences, async ({ query, scope, services: { db } }) => {
    const rows = await listAbsenceRows(db, scope, query);
    const counts = await countByKind(db, scope, query);
    return {
      rows: rows.map(presentAbsence),
      total: rows[0]?.total ?? 0,
      figures: await countAbsences(db, scope, query),
      services: presentCounts(counts, 'service'),
      trainers: presentCounts(counts, 'trainer'),
      products: presentCounts(counts, 'product'),
    };
  }),
  serve(getAbsencesCsv, async ({ query, scope, services: { db } }) => {
    const rows = await listAbsenceRows(db, scope, allPages(query));
    return sheetAnswer('Absentees', absencesHead, rows.map(presentAbsenceCsvRow));
  }),
];
