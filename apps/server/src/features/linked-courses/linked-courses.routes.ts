import {
  endLink as endEndpoint,
  getLinksCsv,
  getRefreshersCsv,
  getUnrefreshedCsv,
  listLinkable,
  listLinks,
  listRefreshers,
  listUnrefreshed,
  makeLinks as makeEndpoint,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
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
import {
  presentRefresher,
  presentRefresherSheetRow,
  presentUnrefreshed,
  presentUnrefreshedSheetRow,
  refreshersHead,
  unrefreshedHead,
} from './refreshers.presenter.ts';
import { listRefresherRows, listUnrefreshedRows } from './refreshers.report.ts';

const ok = { ok: true } as const;

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
  serve(listUnrefreshed, async ({ query, services }) => {
    const rows = await listUnrefreshedRows(services.db, { query, today: today(services.clock) });
    return { rows: rows.map(presentUnrefreshed), total: rows[0]?.total ?? 0 };
  }),
  serve(getUnrefreshedCsv, async ({ query, services }) => {
    const rows = await listUnrefreshedRows(services.db, { query: allPages(query), today: today(services.clock) });
    return sheetAnswer('Courses without a refresher', unrefreshedHead, rows.map(presentUnrefreshedSheetRow));
  }),
];
