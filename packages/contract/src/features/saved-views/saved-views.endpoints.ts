import { endpoint } from '../../endpoint.ts';
import type { savedViewsSchemas } from './saved-views.schemas.ts';

const levels = ['mixedAdmin'] as const;
const permission = 'views.own';

/** Lists the views that the caller has saved for one list, by name. */
export const listSavedViews = endpoint<typeof savedViewsSchemas.listSavedViews>({
  method: 'GET',
  path: 'report-views',
  levels,
  permission,
});

/** Saves a view. A view of the same list with the same name is replaced. */
export const saveView = endpoint<typeof savedViewsSchemas.saveView>({
  method: 'POST',
  path: 'report-views',
  levels,
  permission,
});

export const deleteView = endpoint<typeof savedViewsSchemas.deleteView>({
  method: 'DELETE',
  path: 'report-views/:viewId',
  levels,
  permission,
});
