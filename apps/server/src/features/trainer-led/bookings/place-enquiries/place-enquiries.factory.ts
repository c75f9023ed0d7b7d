import { commandOf } from '@doselore/contract';
import { wishedDayTexts } from '@doselore/contract/bookings';
import { buildManager, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { openAsking } from '../asking/asking.factory.ts';

type Wished = Parameters<typeof wishedDayTexts.textOf>[0][number];
/** Mornings of these days, as the text of a form. */
export const mornings = (...days: readonly string[]) => wishedDayTexts.textOf(days.map((day) => ({ day, slot: 'am' })));
export const wished = (...rows: readonly Wished[]) => wishedDayTexts.textOf(rows);

/** Opens bookings with the calls of the admins of an organisation, of its service, and of another organisation. */
export async function openEnquiries(server: TestApp, options: { deliverable?: number } = {}) {
  const { db } = server;
  const world = await openAsking(server, options);
  const { groupId, subgroupId, adminId, productId, asAdmin } = world;
  const serviceAdminId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdminId, groupId, subgroupId });
  const strangerId = await buildUser(db, { roles: ['group_admin', 'subgroup_admin'] });
  await buildManager(db, { userId: strangerId, groupId: await buildGroup(db) });
  const at = `/api/grouping-admin/groups/${groupId}/booking-enquiries`;
  const serviceAt = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/booking-enquiries`;
  const unplaced = { venue_id: null, location_id: null, place: null, place_postcode: null };
  const own = { place: 'Head office', place_postcode: 'PR1 2XX' };

  const enquire = (more: object = {}) =>
    asAdmin.post(
      at,
      commandOf({
        ...{ product_id: productId, delegates: 12, minutes: 180, subgroup_id: null, organiser_user_id: adminId },
        ...{ days: mornings('2027-02-01', '2027-02-02'), ...unplaced, enquiry: 'By the sea', ...world.key(), ...more },
      }),
    );
  const suggest = (id: number, days: string, key = world.key()) =>
    asAdmin.post(`${at}/${id}/suggest-times`, { days, ...key });
  const cancel = (id: number, key = world.key()) =>
    asAdmin.post(`${at}/${id}/cancel`, { reason: 'Not needed', ...key });
  const detail = async (id: number) => (await asAdmin.get(`${at}/${id}`)).json();

  /** Sends an enquiry, and returns its id with the address that site admins have for it. */
  async function enquired(more: object = {}) {
    const id: number = (await enquire(more)).json().id;
    const [row] = await server.rows<{ project_id: number }>('select project_id from project_requests where id = $1', [
      id,
    ]);
    const projectAt = `${world.projects}/${row?.project_id}`;
    return { id, projectAt, requestAt: `${projectAt}/project-requests/${id}` };
  }
  return {
    ...{ ...world, at, serviceAt, own, enquire, suggest, cancel, detail, enquired, serviceAdminId },
    asService: await server.as(serviceAdminId),
    asStranger: await server.as(strangerId),
  };
}
