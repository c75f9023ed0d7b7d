import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import type { TestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';

/** A session from 10:00 to 13:00 on a day. */
export const session = (day: string, place: string | null = null) => ({
  training_start: `${day}T10:00:00.000Z`,
  training_end: `${day}T13:00:00.000Z`,
  place,
});

/** Creates an organisation with a service, its admins, a taught course and a trainer of it. */
export async function buildPlanning(server: TestApp, { deliverable = 4 }: { deliverable?: number } = {}) {
  const { db } = server;
  const groupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId });
  const { productId } = await buildCourse(db, { title: 'Basic life support', deliverable });
  const superId = await buildUser(db, { roles: ['super_admin'] });
  const trainerId = await buildTrainer(db, { firstName: 'Amara', lastName: 'Osei', teaches: [productId] });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  const asSuper = await server.as(superId);
  const asAdmin = await server.as(adminId);
  const fields = {
    title: 'Basic life support',
    delegatePlacesAllowed: 2,
    minimum_delegates: 0,
    organiserUserId: null,
    what_to_bring: null,
    sessions_required: null,
    waiting_list: 'automatic',
    assessment_type: 'none',
    postTrainingDaysAllowed: 0,
  };
  const schedule = {
    sessions: sessionsText([session('2027-02-01'), session('2027-02-08', 'Room 2')]),
    trainerUserId: trainerId,
    venueId: null as number | null,
    place: deliverable === 4 ? 'Quay Room' : null,
    video_account_id: null as number | null,
    meeting_url: deliverable === 3 ? 'https://meet.example.org/a' : null,
    meeting_id: null,
    meeting_passcode: null,
  };
  const unplanned = {
    ...{ sessions: '[]', trainerUserId: null, venueId: null, place: null },
    ...{ video_account_id: null, meeting_url: null, meeting_id: null, meeting_passcode: null },
  };
  const create = (more: object = {}) =>
    asSuper.post(
      `/api/admin/groups/${groupId}/virtual-groups`,
      commandOf({
        ...{ ...fields, productId, certificateMonths: 12, idempotencyKey: randomUUID() },
        ...more,
      }),
    );
  const at = (id: number, path = '') => `/api/admin/virtual-groups/${id}${path}`;
  const plan = (id: number, more: object = {}) =>
    asSuper.put(at(id, '/schedule'), commandOf({ ...schedule, baseValues: unplanned, ...more }));
  const member = async (inService = false) => {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId, ...(inService && { subgroupId }) });
    return userId;
  };
  const invite = (id: number, add: number[], remove: number[] = []) =>
    asSuper.put(`/api/admin/groups/${groupId}/virtual-groups/${id}/membership`, { add, remove });
  const mails = () =>
    server
      .rows<{ subject: string }>('select subject from outbox_messages order by id')
      .then((rows) => rows.map((row) => row.subject));
  return {
    ...{ groupId, subgroupId, productId, superId, trainerId, adminId, asSuper, asAdmin, fields, schedule, unplanned },
    ...{ create, at, plan, member, invite, mails },
  };
}

export type Planning = Awaited<ReturnType<typeof buildPlanning>>;

/** Creates a venue in Morecambe with room for 2. */
export async function buildVenue(world: { asSuper: Client }, changes: object = {}): Promise<number> {
  const equipment = ['projector', 'screen', 'wifi', 'couch', 'sink', 'resuscitation_manikin', 'fridge'];
  const answer = await world.asSuper.post(
    '/api/admin/venues',
    commandOf({
      ...Object.fromEntries([...equipment, 'parking', 'step_free', 'hearing_loop'].map((piece) => [piece, false])),
      ...{ name: `Room ${randomUUID()}`, location_id: null, group_id: null, address_line_1: '1 Quay Road' },
      ...{ address_line_2: null, town: 'Morecambe', postcode: 'LA4 4XX', latitude: null, longitude: null, capacity: 2 },
      ...{ access_notes: '', contact_name: null, contact_phone: null, contact_email: null },
      ...changes,
    }),
  );
  return answer.json().id;
}
