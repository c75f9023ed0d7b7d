import { deleteView, listSavedViews, saveView } from '@doselore/contract/saved-views';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'mixedAdmin';
const savedViews = roomQueries('saved-views');

/** Views that the person has saved for the list at this address. */
export const savedViewsQuery = (page: string) => savedViews.one(listSavedViews, { level, query: { page } });

export const sendView = (view: { page: string; name: string; search: string }) =>
  callEndpoint(saveView, { level, body: view });
export const removeView = (viewId: number) => callEndpoint(deleteView, { level, params: { viewId } });
