import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { today } from '../confirming/confirming.factory.ts';
import { openTwoInOne } from './two-in-one.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

for (const keeps of ['a', 'b'] as const)
  test(`with a yes session ${keeps} goes on alone with the dates and their answers, and the other one ends`, async () => {
    const world = await openTwoInOne(server);
    const built = await world.ready();
    await built.book();
    expect((await built.askToKeep(keeps)).statusCode).toBe(200);
    expect((await built.askToKeep(keeps)).statusCode).toBe(409);
    const [stays, ends] =
      keeps === 'a' ? ['Basic life support', 'Injection technique'] : ['Injection technique', 'Basic life support'];
    expect((await built.shown()).booking.keep_half).toMatchObject({ stays: { name: stays }, ends: { name: ends } });
    expect((await built.keep(true)).statusCode).toBe(200);
    const [first, second] = await built.requests();
    const [kept, ended] = keeps === 'a' ? [first, second] : [second, first];
    expect(kept).toMatchObject({ half: null, state: 'options_ready', start: null });
    expect(ended).toMatchObject({ half: null, state: 'cancelled', start: null });
    expect(
      await server.rows('select project_request_id as id, state from times_of_interest where id = $1', [
        built.interestId,
      ]),
    ).toEqual([{ id: kept?.id, state: 'available' }]);
    expect(await built.holds()).toEqual([]);
    expect((await world.asSuper.get(built.dayAt)).statusCode).toBe(404);
    const alone = `${world.projects}/${built.projectId}/project-requests/${kept?.id}`;
    expect((await world.asSuper.get(alone)).json()).toMatchObject({ product: { name: stays }, other: null });
    expect((await world.post(`${alone}/ask-organiser`)).statusCode).toBe(200);
    expect((await built.keep(true)).statusCode).toBe(404);
  });

test('without a yes both sessions are cancelled', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  await built.ask();
  await built.askToKeep('a');
  expect((await built.keep(false)).statusCode).toBe(200);
  expect((await built.requests()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

test('nobody answers a question that was not asked, or after the day was cancelled', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  expect((await built.keep(true)).statusCode).toBe(409);
  await built.askToKeep('b');
  await built.cancel();
  expect((await built.keep(true)).statusCode).toBe(409);
  expect((await built.askToKeep('a')).statusCode).toBe(409);
});

test('a question that nobody answers lapses: nothing changes, and the site admins hear of it', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  await built.askToKeep('a');
  await world.passTo('2027-02-20T09:00:00Z');
  expect((await built.requests()).map(({ half, state }) => [half, state])).toEqual([
    ['a', 'options_ready'],
    ['b', 'options_ready'],
  ]);
  expect(
    await server.rows('select state from organiser_enquiries where project_request_id = $1', [built.requestId]),
  ).toEqual([{ state: 'lapsed' }]);
  expect(await world.mailsTo(world.superId)).toContainEqual(expect.stringContaining('without'));
});

test('admins of the organisation and organisers reach their own day, and nobody else', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  const foreign = await openTwoInOne(server);
  await built.ask();
  const ofGroup = (groupId: number) =>
    `/api/grouping-admin/groups/${groupId}/booking-enquiries/two-in-one-days/${built.id}`;
  const statusOf = async (userId: number, path: string) => (await (await server.as(userId)).get(path)).statusCode;
  expect(await statusOf(world.adminId, ofGroup(world.groupId))).toBe(200);
  expect(await statusOf(foreign.adminId, ofGroup(foreign.groupId))).toBe(404);
  expect(await statusOf(foreign.organiserId, built.ownAt)).toBe(404);
  const book = async (userId: number, path: string) =>
    (await (await server.as(userId)).post(`${path}/book`, built.bodyOf())).statusCode;
  expect(await book(foreign.adminId, ofGroup(foreign.groupId))).toBe(404);
  expect(await book(foreign.organiserId, built.ownAt)).toBe(404);
  expect(await book(world.adminId, ofGroup(world.groupId))).toBe(200);
});
