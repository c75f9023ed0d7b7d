import {
  cancelCourse as cancelEndpoint,
  closeCourse as closeEndpoint,
  getCancellation,
  previewCancelling as previewCancelEndpoint,
  previewClosing as previewCloseEndpoint,
  reopenCourse as reopenEndpoint,
} from '@doselore/contract/course-ending';
import type { Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showVirtualGroup } from '../virtual-groups/index.ts';
import { cancelCourse, previewCancelling } from './cancel-course.ts';
import { closeCourse, previewClosing } from './close-course.ts';
import { reopenCourse } from './reopen-course.ts';
import { showCancellation } from './show-cancellation.ts';

type Call = { params: { virtualGroupId: VirtualGroupId }; scope: Scope; services: Services };

const show = ({ params, scope, services }: Call) => showVirtualGroup(services, scope, params.virtualGroupId);

export const endingRoutes: Route[] = [
  serve(previewCloseEndpoint, ({ params, scope, services }) => previewClosing(services, { ...params, scope })),
  serve(closeEndpoint, async ({ params, body, scope, services, actor }) => {
    await closeCourse(services, actor, { ...params, ...body, scope });
    return show({ params, scope, services });
  }),
  serve(reopenEndpoint, async ({ params, body, scope, services, actor }) => {
    await reopenCourse(services, actor, { ...params, ...body, scope });
    return show({ params, scope, services });
  }),
  serve(previewCancelEndpoint, ({ params, scope, services }) => previewCancelling(services, { ...params, scope })),
  serve(cancelEndpoint, async ({ params, body, scope, services, actor }) => {
    await cancelCourse(services, actor, { ...params, ...body, scope });
    return show({ params, scope, services });
  }),
  serve(getCancellation, ({ params, person, services }) =>
    showCancellation(services.db, { ...params, userId: person.id }),
  ),
];
