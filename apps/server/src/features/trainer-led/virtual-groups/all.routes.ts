import type { Route } from '../../../platform/http/index.ts';
import { assessingRoutes } from '../course-assessments/assessing.routes.ts';
import { waitingListRoutes } from '../course-delegates/waiting-list/waiting-list.routes.ts';
import { messageRoutes } from '../course-messages/messages.routes.ts';
import { planningRoutes } from '../course-planning/planning.routes.ts';
import { staffingRoutes } from '../course-staffing/staffing.routes.ts';
import { answerRoutes } from './answers.routes.ts';
import { detailsRoutes } from './details/details.routes.ts';
import { virtualGroupRoutes } from './virtual-groups.routes.ts';

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
