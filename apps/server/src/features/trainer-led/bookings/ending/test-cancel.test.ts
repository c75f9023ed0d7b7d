import { randomUUID } from 'node:crypto';
import type { Cancellation } from '@doselore/contract/bookings';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openConfirming, today } from '../confirming/confirming.factory.ts';

const server = await openTestApp();
server.clock.set(today);

/** Rows of everything that a cancellation changes, for comparing before and after. */
const everything = (projectId: number) =>
  server.rows(
    `select p.state, r.state as request, r.state_since, t.state as date, e.state as enquiry, c.state as question, h.expires_at
     from projects p join project_requests r on r.project_id = p.id
     left join times_of_interest t on t.project_request_id = r.id
     left join availability_enquiries e on e.times_of_interest_id = t.id
     left join confirmation_enquiries c on c.times_of_interest_id = t.id
     left join time_claims h on h.times_of_interest_id = t.id where p.id = $1 order by r.id, t.id, e.id, h.id`,
    [projectId],
  );
const mailsOf = () => server.rows<{ recipient: string }>('select recipient from outbox_messages order by id');

test('a test says what cancelling does, and changes nothing', async () => {
  const world = await openConfirming(server);
  const { projectId, requestId, book, trainerIds } = await world.ready({
    trainers: 2,
    days: ['2027-02-01', '2027-02-02'],
  });
  await book();
  await world.addRequest(projectId);
  const at = `${world.projects}/${projectId}`;
  const before = { rows: await everything(projectId), mails: await mailsOf() };
  const answer = await world.asSuper.get(`${at}/test-cancel`);
  expect(answer.statusCode).toBe(200);
  expect({ rows: await everything(projectId), mails: await mailsOf() }).toEqual(before);
  const effects: Cancellation = answer.json();
  expect(effects).toMatchObject({ project: { id: projectId }, enquiries: 4, confirmations: 1, holds: 1, courses: [] });
  expect(effects.requests.map(({ id, state }) => [id === requestId, state])).toEqual([
    [true, 'organiser_booked'],
    [false, 'draft'],
  ]);
  expect(effects.people.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    [...trainerIds, world.adminId].toSorted((a, b) => a - b),
  );

  await world.asSuper.post(`${at}/cancel`, { reason: 'Not needed', idempotencyKey: randomUUID() });
  const sent = (await mailsOf()).slice(before.mails.length).map(({ recipient }) => recipient);
  const people = await server.rows<{ email: string }>('select email from users where id = any($1)', [
    effects.people.map(({ id }) => id),
  ]);
  expect(new Set(sent)).toEqual(new Set(people.map(({ email }) => email)));
  expect((await world.asSuper.get(`${at}/test-cancel`)).statusCode).toBe(409);
});

test('a completed request stays with its course', async () => {
  const world = await openConfirming(server);
  const { projectId, requestId, book } = await world.ready();
  await book();
  await (await world.asTrainer(world.trainerId)).confirm((await world.questionOf(requestId)).id);
  await server.rows("update projects set state = 'open', ended_at = null where id = $1", [projectId]);
  const effects: Cancellation = (await world.asSuper.get(`${world.projects}/${projectId}/test-cancel`)).json();
  const { virtual_group_id: courseId } = (await world.stateOf(requestId)) ?? {};
  expect(effects).toMatchObject({ requests: [], courses: [{ id: courseId }], enquiries: 0, holds: 0, people: [] });
});
