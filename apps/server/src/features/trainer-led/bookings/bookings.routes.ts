import {
  cancelProject as cancelEndpoint,
  cancelProjectRequest,
  changeProject as changeEndpoint,
  changeProjectRequest,
  changeTimesOfInterest,
  createProject as createEndpoint,
  createProjectRequest,
  getProject,
  getProjectRequest,
  getProjectsCsv,
  getTimesOfInterest,
  listProjectChoices,
  switchBookings as switchEndpoint,
  testCancelProject,
} from '@doselore/contract/bookings';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { askingRoutes } from './asking/asking.routes.ts';
import { choosingRoutes } from './choosing/choosing.routes.ts';
import { confirmingRoutes } from './confirming/confirming.routes.ts';
import { presentDate } from './dates/dates.presenter.ts';
import { listDates } from './dates/dates.repository.ts';
import { saveDates, textOfDates } from './dates/save-dates.ts';
import { cancelProject } from './ending/cancel-project.ts';
import { cancelRequest } from './ending/cancel-requests.ts';
import { testCancel } from './ending/test-cancel.ts';
import { daysRoutes } from './multi-day/days.routes.ts';
import { organisingRoutes } from './organising/organising.routes.ts';
import { placeEnquiryRoutes } from './place-enquiries/place-enquiries.routes.ts';
import { projectsList } from './projects/projects.list.ts';
import { presentDetail } from './projects/projects.presenter.ts';
import { findProject } from './projects/projects.repository.ts';
import { changeProject, createProject } from './projects/save-project.ts';
import { presentRequest } from './requests/requests.presenter.ts';
import { findRequest } from './requests/requests.repository.ts';
import { changeRequest, createRequest } from './requests/save-request.ts';
import { showProjectChoices } from './requests/show-choices.ts';
import { switchBookings } from './switch-bookings.ts';
import { trainerRecordRoutes } from './trainer-record/trainer-record.routes.ts';
import { dayRoutes } from './two-in-one/days.routes.ts';

const ok = { ok: true } as const;

export const bookingRoutes: Route[] = [
  ...askingRoutes,
  ...confirmingRoutes,
  ...organisingRoutes,
  ...placeEnquiryRoutes,
  ...serveList(projectsList, getProjectsCsv),
  serve(createEndpoint, async ({ body, services, actor }) => ({ id: await createProject(services, actor, body) })),
  serve(getProject, async ({ params, services }) => {
    const row = await findProject(services.db, params.projectId, services.clock.now());
    if (row === undefined) throw notFound();
    return presentDetail(row);
  }),
  serve(changeEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeProject(services, actor, { ...params, change: body }),
  })),
  serve(testCancelProject, ({ params, services }) => testCancel(services, params.projectId)),
  serve(cancelEndpoint, async ({ params, body, services, actor }) => {
    await cancelProject(services, actor, { ...params, body });
    return ok;
  }),
  serve(listProjectChoices, ({ params, services }) => showProjectChoices(services, params.projectId)),
  serve(createProjectRequest, async ({ params, body, services, actor }) => ({
    id: await createRequest(services, actor, { ...params, body }),
  })),
  serve(getProjectRequest, async ({ params, services }) => {
    const row = await findRequest(services.db, params.projectRequestId);
    if (row === undefined) throw notFound();
    return presentRequest(row);
  }),
  serve(changeProjectRequest, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeRequest(services, actor, { ...params, change: body }),
  })),
  serve(cancelProjectRequest, async ({ params, body, services, actor }) => {
    await cancelRequest(services, actor, { ...params, body });
    return ok;
  }),
  serve(getTimesOfInterest, async ({ params, services }) => {
    const rows = await listDates(services.db, params.projectRequestId);
    return { times: textOfDates(rows), rows: rows.map(presentDate) };
  }),
  serve(changeTimesOfInterest, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await saveDates(services, actor, { ...params, change: body }),
  })),
  ...choosingRoutes,
  ...trainerRecordRoutes,
  ...daysRoutes,
  ...dayRoutes,
  serve(switchEndpoint, async ({ body, services, actor }) => {
    await switchBookings(services, actor, body.isOn);
    return ok;
  }),
];
