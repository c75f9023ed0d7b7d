import { getFindingsCsv, listFindings } from '@doselore/contract/virtual-group-health';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { findingsHead, presentFinding, presentFindingCsvRow } from './findings.presenter.ts';
import { countFindings, listFindingRows } from './findings.repository.ts';

export const virtualGroupHealthRoutes: Route[] = [
  serve(listFindings, async ({ query, scope, services: { db, clock } }) => {
    const of = { scope, wall: londonWallClock(clock.now()), filter: query };
    const [rows, figures] = await Promise.all([listFindingRows(db, of), countFindings(db, of)]);
    return { rows: rows.map((row) => presentFinding(row, of.wall)), total: rows[0]?.total ?? 0, ...figures };
  }),
  serve(getFindingsCsv, async ({ query, scope, services: { db, clock } }) => {
    const of = { scope, wall: londonWallClock(clock.now()), filter: allPages(query) };
    const rows = await listFindingRows(db, of);
    return sheetAnswer('Health of Pharmacist-led Courses', findingsHead, rows.map(presentFindingCsvRow));
  }),
];
