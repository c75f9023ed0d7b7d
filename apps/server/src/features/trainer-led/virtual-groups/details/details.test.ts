import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { buildManager, buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildPlanning, buildVenue, session } from '../../course-planning/planning.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-04T09:00:00Z');

test('admins, organiser and trainer see the place, the organiser and whom to call; services do not', async () => {
  const world = await buildPlanning(server);
  const contact = { contact_name: 'Hilda Brown', contact_phone: '01524 000 000', access_notes: 'Ring the bell' };
  const venueId = await buildVenue(world, { name: 'Quay Hotel', ...contact });
  const { id } = (await world.create({ organiserUserId: world.adminId })).json();
  await world.plan(id, { sessions: sessionsText([session('2027-02-01')]), venueId });
  await world.asSuper.post(world.at(id, '/publish'), {});
  const shown = (await world.asSuper.get(world.at(id, '/details'))).json();
  expect(shown).toMatchObject({
    room: 'Quay Room',
    venue: {
      name: 'Quay Hotel',
      address: '1 Quay Road, Morecambe, LA4 4XX',
      access_notes: 'Ring the bell',
      contact: { name: 'Hilda Brown', phone: '01524 000 000', email: null },
    },
    meeting: null,
  });
  expect(shown.organiser.email).toContain('@');
  const trainer = await server.as(world.trainerId);
  for (const answer of [
    await trainer.get(`/api/virtual-group-admin/virtual-groups/${id}/details`),
    await world.asAdmin.get(`/api/grouping-admin/virtual-groups/${id}/details`),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([200, shown]);
  const serviceId = await buildUser(db, { roles: ['subgroup_admin'] });
  const { groupId, subgroupId } = world;
  await buildManager(db, { userId: serviceId, groupId, subgroupId });
  const service = await server.as(serviceId);
  expect((await service.get(`/api/subgroup-admin/virtual-groups/${id}/details`)).statusCode).toBe(404);
});

test('a draft of a virtual course has neither place nor account', async () => {
  const world = await buildPlanning(server, { deliverable: 3 });
  const { id } = (await world.create()).json();
  expect((await world.asSuper.get(world.at(id, '/details'))).json()).toEqual({
    room: null,
    venue: null,
    meeting: { account: null },
    organiser: null,
  });
});

test('a course that was booked over a conflict has a mark in the list and in its file', async () => {
  const world = await buildPlanning(server);
  const made: number[] = [];
  for (const body of [{}, { ignoreConflictWarning: 1, conflict_reason: 'One room' }]) {
    const { id } = (await world.create()).json();
    await world.plan(id, { sessions: sessionsText([session('2027-02-01')]) });
    expect((await world.asSuper.post(world.at(id, '/publish'), commandOf(body))).statusCode).toBe(200);
    made.push(id);
  }
  const list = `/api/admin/virtual-groups?groupId=${world.groupId}&sort=training_start`;
  const rows: { id: number; is_over_conflict: boolean }[] = (await world.asSuper.get(list)).json().rows;
  expect(rows.map((row) => [row.id, row.is_over_conflict])).toEqual([
    [made[0], false],
    [made[1], true],
  ]);
  const file = await world.asSuper.get(`/api/admin/virtual-groups/csv?groupId=${world.groupId}`);
  const lines = file.body.trim().split('\n');
  expect(lines[0]).toContain('Booked over a conflict');
  expect(lines.slice(1).map((line) => /"?(Yes|No)"?\s*$/u.exec(line)?.[1])).toEqual(['No', 'Yes']);
});
