import { randomUUID } from 'node:crypto';
import { commandOf, emptyRecord } from '@doselore/contract';
import { projectFields, requestFormFields } from '@doselore/contract/bookings';
import type { TestApp } from '../../../test-support/test-app.ts';
import { buildPlanning } from '../course-planning/planning.factory.ts';

/** Opens a world in which bookings are on, with the calls of a site admin. */
export async function openBookings(server: TestApp, options: { deliverable?: number } = {}) {
  const world = await buildPlanning(server, options);
  const { asSuper, groupId, adminId, productId } = world;
  const turn = (isOn: boolean) => asSuper.post('/api/admin/bookings/switch', { isOn });
  await turn(true);
  const projects = '/api/admin/projects';
  const project = { ...emptyRecord(projectFields), title: 'Winter training', organiser_user_id: adminId };
  const request = {
    ...emptyRecord(requestFormFields),
    ...{ delegates: 12, minutes: 180, slot: 'am', assessment_type: 'none' },
  };
  const key = () => ({ idempotencyKey: randomUUID() });

  const openProject = (more: object = {}) =>
    asSuper.post(projects, commandOf({ ...project, groupId, subgroupId: null, ...key(), ...more }));
  const addRequest = (projectId: number, more: object = {}) =>
    asSuper.post(`${projects}/${projectId}/project-requests`, commandOf({ ...request, productId, ...key(), ...more }));
  const changeRequest = (at: string, changes: object) =>
    asSuper.put(at, commandOf({ ...request, ...changes, baseValues: request }));

  /** Creates a project with one draft, and returns their addresses. */
  async function draft(more: object = {}) {
    const projectId: number = (await openProject()).json().id;
    const requestId: number = (await addRequest(projectId, more)).json().id;
    const at = `${projects}/${projectId}`;
    return { projectId, requestId, at, requestAt: `${at}/project-requests/${requestId}` };
  }
  return { ...world, turn, projects, project, request, key, openProject, addRequest, changeRequest, draft };
}
