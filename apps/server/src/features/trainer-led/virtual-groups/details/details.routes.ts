import { getCourseDetails } from '@doselore/contract/virtual-groups';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { showDetails } from './show-details.ts';

export const detailsRoutes: Route[] = [
  serve(getCourseDetails, ({ params, services }) => showDetails(services.db, params.virtualGroupId)),
];
