import {
  correctAssessment as correctEndpoint,
  correctObservation as correctObservationEndpoint,
  listAssessments,
  saveAssessments,
  saveObservation,
} from '@doselore/contract/course-assessments';
import { type Route, serve } from '../../../platform/http/index.ts';
import { assessOnPaper, observe } from './assess.ts';
import { correctAssessment, correctObservation } from './correct-assessment.ts';
import { showAssessments } from './show-assessments.ts';

export const assessingRoutes: Route[] = [
  serve(listAssessments, ({ params, scope, services }) => showAssessments(services.db, { ...params, scope })),
  serve(saveAssessments, async ({ params, body, scope, services, actor }) => {
    await assessOnPaper(services, actor, { ...params, ...body, scope });
    return showAssessments(services.db, { ...params, scope });
  }),
  serve(saveObservation, async ({ params, body, scope, services, actor }) => {
    await observe(services, actor, { ...params, ...body, scope });
    return showAssessments(services.db, { ...params, scope });
  }),
  serve(correctEndpoint, async ({ params, body, scope, services, actor }) => {
    await correctAssessment(services, actor, { ...params, ...body, scope });
    return showAssessments(services.db, { ...params, scope });
  }),
  serve(correctObservationEndpoint, async ({ params, body, scope, services, actor }) => {
    await correctObservation(services, actor, { ...params, ...body, scope });
    return showAssessments(services.db, { ...params, scope });
  }),
];
