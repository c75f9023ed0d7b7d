import {
  endLink as endEndpoint,
  getLinksCsv,
  getRefresherPeopleCsv,
  getRefreshersCsv,
  getUnrefreshedCsv,
  listLinkable,
  listLinks,
  listRefresherPeople,
  listRefreshers,
  listUnrefreshed,
  makeLinks as makeEndpoint,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import {
  linksHead,
  presentLink,
  presentLinkable,
  presentLinkRow,
  presentLinkSheetRow,
  toLink,
} from './linked-courses.presenter.ts';
import { findLink, listLinkableRows, listLinkRows } from './linked-courses.repository.ts';
import { endLink, makeLinks } from './make-links.ts';
import { describe, prepareEnd, prepareLinks } from './preview-links.ts';
import { listRefresherPeopleRows } from './refresher-people.report.ts';
import {
  presentRefresher,
  presentRefresherPerson,
  presentRefresherPersonSheetRow,
  presentRefresherSheetRow,
  presentUnrefreshed,
  presentUnrefreshedSheetRow,
  refresherPeopleHead,
  refreshersHead,
  unrefreshedHead,
} from './refreshers.presenter.ts';
import { listRefresherRows, listUnrefreshedRows } from './refreshers.report.ts';

const ok = { ok: true } as const;

/** Returns a refresher link that holds now. Throws 404 for any other. */
async function findRefresherLink(db: Queries, linkId: number) {
  const row = await findLink(db, linkId);
  if (row === undefined || row.until_on !== null || row.kind !== 'refresher') throw notFound();
  const { from, to } = presentLink(row);
  return { full: from, refresher: to };
}

export const linkedCoursesRoutes: Route[] = [
  serve(listLinks, async ({ query, services }) => {
    const rows = await listLinkRows(services.db, { query, today: today(services.clock) });
    return { rows: rows.map(presentLinkRow), total: rows[0]?.total ?? 0 };
  }),
  serve(getLinksCsv, async ({ query, services }) => {
    const rows = await listLinkRows(services.db, { query: allPages(query), today: today(services.clock) });
    return sheetAnswer('Linked courses', linksHead, rows.map(presentLinkSheetRow));
  }),
  serve(listLinkable, async ({ services }) => (await listLinkableRows(services.db)).map(presentLinkable)),
  serve(previewLinks, async ({ body, services }) =>
    describe(services.db, await prepareLinks(services.db, body), today(services.clock)),
  ),
  serve(makeEndpoint, async ({ body, services, actor }) => {
    await makeLinks(services, actor, body);
    return ok;
  }),
  serve(previewEnd, async ({ params, services }) => {
    const row = await findLink(services.db, params.linkId);
    if (row === undefined || row.until_on !== null) throw notFound();
    const preview = await describe(services.db, await prepareEnd(services.db, toLink(row)), today(services.clock));
    return { ...preview, link: presentLink(row) };
  }),
  serve(endEndpoint, async ({ params, body, services, actor }) => {
    await endLink(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(listRefreshers, async ({ query, services }) => {
    const rows = await listRefresherRows(services.db, { query, today: today(services.clock) });
    return { rows: rows.map(presentRefresher), total: rows[0]?.total ?? 0 };
  }),
  serve(getRefreshersCsv, async ({ query, services }) => {
    const rows = await listRefresherRows(services.db, { query: allPages(query), today: today(services.clock) });
    return sheetAnswer('Refreshers', refreshersHead, rows.map(presentRefresherSheetRow));
  }),
  serve(listRefresherPeople, async ({ params, query, scope, services }) => {
    const link = await findRefresherLink(services.db, params.linkId);
    const of = { ...params, query, today: today(services.clock) };
    const rows = await listRefresherPeopleRows(services.db, scope, of);
    return { ...link, rows: rows.map(presentRefresherPerson), total: rows[0]?.total ?? 0 };
  }),
  serve(getRefresherPeopleCsv, async ({ params, query, scope, services }) => {
    const { full } = await findRefresherLink(services.db, params.linkId);
    const of = { ...params, query: allPages(query), today: today(services.clock) };
    const rows = await listRefresherPeopleRows(services.db, scope, of);
    return sheetAnswer(`Renewals of ${full.title}`, refresherPeopleHead, rows.map(presentRefresherPersonSheetRow));
  }),
  serve(listUnrefreshed, async ({ query, services }) => {
    const rows = await listUnrefreshedRows(services.db, { query, today: today(services.clock) });
    return { rows: rows.map(presentUnrefreshed), total: rows[0]?.total ?? 0 };
  }),
  serve(getUnrefreshedCsv, async ({ query, services }) => {
    const rows = await listUnrefreshedRows(services.db, { query: allPages(query), today: today(services.clock) });
    return sheetAnswer('Courses without a refresher', unrefreshedHead, rows.map(presentUnrefreshedSheetRow));
  }),
];
