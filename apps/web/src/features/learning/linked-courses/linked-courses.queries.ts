import type { Body, ListQuery, Query } from '@doselore/contract';
import {
  listLinks,
  listRefresherPeople,
  listRefreshers,
  listUnrefreshed,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';

import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const links = roomLists('links');
type LinksQuery = Query<typeof listLinks>;
export type NewLink = Body<typeof previewLinks>;

export const linksQuery = (query: LinksQuery) => links.sheet(listLinks, { fileName: 'Linked courses', query });

export const newLinkPreviewQuery = (body: NewLink) =>
  links.one(
    previewLinks,
    { body },
    {
      // A refusal of the rules stays one.
      retry: false,
      staleTime: 0,
    },
  );

export const endPreviewQuery = (linkId: number) => links.one(previewEnd, { params: { linkId } }, { staleTime: 0 });

export const refreshersQuery = (query: ListQuery) => links.sheet(listRefreshers, { fileName: 'Refreshers', query });

type PeopleQuery = Query<typeof listRefresherPeople>;

export const refresherPeopleQuery = (linkId: number, query: PeopleQuery) =>
  links.sheet(listRefresherPeople, { fileName: 'People to renew', params: { linkId }, query });

export const unrefreshedQuery = (query: ListQuery) =>
  links.sheet(listUnrefreshed, { fileName: 'Courses without a refresher', query });

/** Refreshes the links, and the courses that show their refresher. */
export const refreshAfterLinks = refreshOf('links', 'courses');
