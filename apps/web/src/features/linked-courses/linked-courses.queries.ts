import type { Body, ListQuery, Query } from '@doselore/contract';
import {
  endLink,
  getLinksCsv,
  getRefresherPeopleCsv,
  getRefreshersCsv,
  getUnrefreshedCsv,
  listLinkable,
  listLinks,
  listRefresherPeople,
  listRefreshers,
  listUnrefreshed,
  makeLinks,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';
type LinksQuery = Query<typeof listLinks>;
export type NewLink = Body<typeof previewLinks>;

export function linksQuery(query: LinksQuery) {
  return queryOptions({
    queryKey: ['links', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listLinks, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadLinks = (query: LinksQuery): SheetDownload =>
  sheetOf(getLinksCsv, { level, query, fileName: 'Linked courses' });

export function linkableQuery() {
  return queryOptions({
    queryKey: ['links', 'products'],
    queryFn: ({ signal }) => callEndpoint(listLinkable, { level, signal }),
  });
}

export function newLinkPreviewQuery(body: NewLink) {
  return queryOptions({
    queryKey: ['links', 'preview', body],
    queryFn: ({ signal }) => callEndpoint(previewLinks, { level, body, signal }),
    // A refusal of the rules stays one.
    retry: false,
    staleTime: 0,
  });
}

export const sendLinks = (body: Body<typeof makeLinks>) => callEndpoint(makeLinks, { level, body });

export function endPreviewQuery(linkId: number) {
  return queryOptions({
    queryKey: ['links', 'end', linkId],
    queryFn: ({ signal }) => callEndpoint(previewEnd, { level, params: { linkId }, signal }),
    staleTime: 0,
  });
}

export const sendEnd = (linkId: number, seen: string) =>
  callEndpoint(endLink, { level, params: { linkId }, body: { seen } });

export function refreshersQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['links', 'refreshers', query],
    queryFn: ({ signal }) => callEndpoint(listRefreshers, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadRefreshers = (query: ListQuery): SheetDownload =>
  sheetOf(getRefreshersCsv, { level, query, fileName: 'Refreshers' });

type PeopleQuery = Query<typeof listRefresherPeople>;

export function refresherPeopleQuery(linkId: number, query: PeopleQuery) {
  return queryOptions({
    queryKey: ['links', 'refreshers', linkId, 'people', query],
    queryFn: ({ signal }) => callEndpoint(listRefresherPeople, { level, params: { linkId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadRefresherPeople = (linkId: number, query: PeopleQuery): SheetDownload =>
  sheetOf(getRefresherPeopleCsv, { level, params: { linkId }, query, fileName: 'People to renew' });

export function unrefreshedQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['links', 'unrefreshed', query],
    queryFn: ({ signal }) => callEndpoint(listUnrefreshed, { level, query, signal }),
  });
}

export const downloadUnrefreshed = (query: ListQuery): SheetDownload =>
  sheetOf(getUnrefreshedCsv, { level, query, fileName: 'Courses without a refresher' });

/** Refreshes the links, and the courses that show their refresher. */
export function refreshAfterLinks(client: QueryClient): Promise<unknown> {
  return Promise.all(['links', 'courses'].map((key) => client.invalidateQueries({ queryKey: [key] })));
}
