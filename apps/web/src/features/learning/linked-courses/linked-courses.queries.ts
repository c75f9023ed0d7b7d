import type { Body } from '@doselore/contract';
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
export type NewLink = Body<typeof previewLinks>;

export const linksQuery = links.sheet(listLinks, 'Linked courses');

export const newLinkPreviewQuery = (body: NewLink) =>
  // A refusal of the rules stays one.
  links.one(previewLinks, { body }, { retry: false, staleTime: 0 });

export const endPreviewQuery = (linkId: number) => links.one(previewEnd, { params: { linkId } }, { staleTime: 0 });

export const refreshersQuery = links.sheet(listRefreshers, 'Refreshers');

export const refresherPeopleQuery = links.sheet(listRefresherPeople, 'People to renew');

export const unrefreshedQuery = links.sheet(listUnrefreshed, 'Courses without a refresher');

/** Refreshes the links, and the courses that show their refresher. */
export const refreshAfterLinks = refreshOf('links', 'courses');
