import {
  endLink as endEndpoint,
  getLinksCsv,
  getRefresherPeopleCsv,
  getRefreshersCsv,
  getUnrefreshedCsv,
  listLinkable,
  makeLinks as makeEndpoint,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';
import { notFound } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { linksList } from './linked-courses.list.ts';
import { presentLink, presentLinkable, toLink } from './linked-courses.presenter.ts';
import { findLink, listLinkableRows } from './linked-courses.repository.ts';
import { endLink, makeLinks } from './make-links.ts';
import { describe, prepareEnd, prepareLinks } from './preview-links.ts';
import { refresherPeopleList, refreshersList, unrefreshedList } from './refreshers.lists.ts';

const ok = { ok: true } as const;

export const linkedCoursesRoutes: Route[] = [
  ...serveList(linksList, getLinksCsv),
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
  ...serveList(refreshersList, getRefreshersCsv),
  ...serveList(refresherPeopleList, getRefresherPeopleCsv),
  ...serveList(unrefreshedList, getUnrefreshedCsv),
];
