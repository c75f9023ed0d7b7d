import type { Route } from '../../../platform/http/index.ts';
import { answerRoutes } from './answers.routes.ts';
import { assessingRoutes } from './assessing/assessing.routes.ts';
import { detailsRoutes } from './details/details.routes.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { staffingRoutes } from './staffing/staffing.routes.ts';
import { virtualGroupRoutes } from './virtual-groups.routes.ts';
import { waitingListRoutes } from './waiting-list/waiting-list.routes.ts';

/** Routes of courses: their lists and registers, planning, answers, assessments, waiting lists and messages. */
export const allVirtualGroupRoutes: Route[] = [
  ...virtualGroupRoutes,
  ...planningRoutes,
  ...answerRoutes,
  ...assessingRoutes,
  ...waitingListRoutes,
  ...staffingRoutes,
  ...detailsRoutes,
  ...messageRoutes,
];
