import { deleteView, listSavedViews, saveView } from '@doselore/contract/saved-views';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

const level = 'mixedAdmin';

/** Views that the person has saved for the list at this address. */
export function savedViewsQuery(page: string) {
  return queryOptions({
    queryKey: ['saved-views', page],
    queryFn: ({ signal }) => callEndpoint(listSavedViews, { level, query: { page }, signal }),
  });
}

export function sendView(view: { page: string; name: string; search: string }) {
  return callEndpoint(saveView, { level, body: view });
}

export function removeView(viewId: number) {
  return callEndpoint(deleteView, { level, params: { viewId } });
}
