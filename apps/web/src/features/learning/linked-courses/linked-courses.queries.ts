import type { Body, ListQuery, Query } from '@doselore/contract';
import {
  getLinksCsv,
  getRefresherPeopleCsv,
  getRefreshersCsv,
  getUnrefreshedCsv,
  listLinkable,
  listLinks,
  listRefresherPeople,
  listRefreshers,
  listUnrefreshed,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';
import type { QueryClient } from '@tanstack/react-query';
import { type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const links = roomQueries('links');
type LinksQuery = Query<typeof listLinks>;
export type NewLink = Body<typeof previewLinks>;

export const linksQuery = (query: LinksQuery) => links.list(listLinks, { level, query });

export const downloadLinks = (query: LinksQuery): SheetDownload =>
  sheetOf(getLinksCsv, { level, query, fileName: 'Linked courses' });

export const linkableQuery = () => links.one(listLinkable, { level });

export const newLinkPreviewQuery = (body: NewLink) =>
  links.one(
    previewLinks,
    { level, body },
    {
      // A refusal of the rules stays one.
      retry: false,
      staleTime: 0,
    },
  );

export const endPreviewQuery = (linkId: number) =>
  links.one(previewEnd, { level, params: { linkId } }, { staleTime: 0 });

export const refreshersQuery = (query: ListQuery) => links.list(listRefreshers, { level, query });

export const downloadRefreshers = (query: ListQuery): SheetDownload =>
  sheetOf(getRefreshersCsv, { level, query, fileName: 'Refreshers' });

type PeopleQuery = Query<typeof listRefresherPeople>;

export const refresherPeopleQuery = (linkId: number, query: PeopleQuery) =>
  links.list(listRefresherPeople, { level, params: { linkId }, query });

export const downloadRefresherPeople = (linkId: number, query: PeopleQuery): SheetDownload =>
  sheetOf(getRefresherPeopleCsv, { level, params: { linkId }, query, fileName: 'People to renew' });

export const unrefreshedQuery = (query: ListQuery) => links.one(listUnrefreshed, { level, query });

export const downloadUnrefreshed = (query: ListQuery): SheetDownload =>
  sheetOf(getUnrefreshedCsv, { level, query, fileName: 'Courses without a refresher' });

/** Refreshes the links, and the courses that show their refresher. */
export const refreshAfterLinks = (client: QueryClient) => refreshQueries(client, 'links', 'courses');
