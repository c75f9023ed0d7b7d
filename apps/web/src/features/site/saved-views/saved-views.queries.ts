import { roomQueries } from '../../../platform/query-client/index.ts';

export const savedViews = roomQueries('saved-views');
