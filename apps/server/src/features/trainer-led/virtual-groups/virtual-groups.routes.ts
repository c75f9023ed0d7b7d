import {
  getCourseDetails,
  getServiceVirtualGroup,
  getServiceVirtualGroupsCsv,
  getVirtualGroup,
  getVirtualGroupsCsv,
} from '@doselore/contract/virtual-groups';
import type { Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showDetails } from './details/show-details.ts';
import { showVirtualGroup } from './show-virtual-group.ts';
import { serviceVirtualGroupsList, virtualGroupsList } from './virtual-groups.lists.ts';

type Call = { params: { virtualGroupId: VirtualGroupId }; scope: Scope; services: Services };

const show = ({ params, scope, services }: Call) => showVirtualGroup(services, scope, params.virtualGroupId);

export const virtualGroupRoutes: Route[] = [
  ...serveList(virtualGroupsList, getVirtualGroupsCsv),
  ...serveList(serviceVirtualGroupsList, getServiceVirtualGroupsCsv),
  serve(getVirtualGroup, show),
  serve(getServiceVirtualGroup, show),
  serve(getCourseDetails, ({ params, services }) => showDetails(services.db, params.virtualGroupId)),
];
