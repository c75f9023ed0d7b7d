import { atSite, csvAtSite } from '../../at-site.ts';
import type { nameRequestsSchemas } from './name-requests.schemas.ts';

/** Lists requests of people for another name: all of them, or those of the current members of an organisation. */
export const listNameRequests = atSite<typeof nameRequestsSchemas.listNameRequests>({
  method: 'GET',
  path: 'name-change-requests',
  permission: 'nameChanges.read',
});
export const getNameRequestsCsv = csvAtSite(listNameRequests);

/** Decides a request, as the link by email does. The first answer decides, wherever it is given. */
export const decideNameRequest = atSite<typeof nameRequestsSchemas.decideNameRequest>({
  method: 'POST',
  path: 'name-change-requests/:nameChangeId/decide',
  permission: 'nameChanges.decide',
});
