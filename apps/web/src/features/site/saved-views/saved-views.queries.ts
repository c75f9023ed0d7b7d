import { listSavedViews } from '@doselore/contract/saved-views';
import { roomQueries } from '../../../platform/query-client/index.ts';

const savedViews = roomQueries('saved-views');

/** Views that the person has saved for the list at this address. */
export const savedViewsQuery = (page: string) => savedViews.one(listSavedViews, { query: { page } });
