import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { buildPlanning, buildVenue, session } from '../../../trainer-led/course-planning/planning.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2027-01-04T09:00:00Z');

type Row = { trainer: { id: number }; month: string; sessions: number; minutes: number; miles: number };

test('a journey is estimated from home, by the hour, with the most of the trainer', async () => {
  const { asSuper, asAdmin } = await buildPlanning(server);
  const id = await buildTrainer(db, { postcode: 'PR1 2XX', maxJourneyMinutes: 75 });
  const ask = (query: string, trainer = id as number) => asSuper.get(`/api/admin/trainers/${trainer}/journey?${query}`);
  const slow = (await ask('to=la4%204xx&at=2027-03-10T09:00:00.000Z')).json();
  expect(slow).toMatchObject({ from: 'PR1', to: 'LA4', most: 75 });
  const fast = (await ask('to=LA4%204XX&at=2027-03-10T12:00:00.000Z')).json();
  expect(fast.minutes).toBeLessThan(slow.minutes);
  expect(fast.miles).toBe(slow.miles);
  expect(slow.miles).toBeGreaterThan(25);
  expect((await ask('to=BFPO%2012&at=2027-03-10T12:00:00.000Z')).json()).toMatchObject({ minutes: null, miles: null });
  const homeless = await buildTrainer(db);
  const unknown = (await ask('to=LA4%204XX&at=2027-03-10T12:00:00.000Z', homeless)).json();
  expect(unknown).toMatchObject({ from: null, minutes: null, miles: null });
  expect(Object.keys((await ask('to=LA4&at=2027-03-10T12:00:00.000Z')).json().errors)).toEqual(['to']);
  expect(Object.keys((await ask('to=LA4%204XX&at=noon')).json().errors)).toEqual(['at']);
  expect((await ask('to=LA4%204XX&at=2027-03-10T12:00:00.000Z', 999_999)).statusCode).toBe(404);
  expect((await asAdmin.get(`/api/grouping-admin/trainers/${id}/journey`)).statusCode).toBe(404);
});

test('sessions led are listed by trainer and month, for co-trainers too, and only once they have begun', async () => {
  const world = await buildPlanning(server);
  const venueId = await buildVenue(world);
  const lead = await buildTrainer(db, { lastName: 'Zander', teaches: [world.productId], postcode: 'PR1 2XX' });
  const co = await buildTrainer(db, { lastName: 'Zuse', teaches: [world.productId], postcode: 'LA9 4XX' });
  const { id } = (await world.create()).json();
  const days = [session('2027-01-05'), session('2027-02-02')];
  await world.plan(id, { sessions: sessionsText(days), trainerUserId: lead, venueId });
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  const managers = { userIds: [co], baseUserIds: [] };
  expect((await world.asSuper.put(world.at(id, '/managers'), managers)).statusCode).toBe(200);
  const list = async (query = '') => {
    const admin = await server.as(world.superId);
    return (await admin.get(`/api/admin/sessions-led?q=z&${query}`)).json();
  };
  expect((await list()).total).toBe(0);
  clock.set('2027-02-03T09:00:00Z');
  const shown = await list('sort=trainer');
  expect(shown.rows.map((row: Row) => [row.trainer.id, row.month, row.sessions, row.minutes])).toEqual([
    [lead, '2027-02', 1, 180],
    [lead, '2027-01', 1, 180],
    [co, '2027-02', 1, 180],
    [co, '2027-01', 1, 180],
  ]);
  expect(shown.rows.every(({ miles }: Row) => miles > 0)).toBe(true);
  expect((await list('from=2027-02')).total).toBe(2);
  expect((await list('to=2027-01')).total).toBe(2);
  expect((await list('from=2026-11&to=2026-12')).total).toBe(0);
  expect((await list('from=2023-01')).total).toBe(0);
  expect((await list('page=2&per_page=3')).rows).toHaveLength(1);
  const admin = await server.as(world.superId);
  const file = await admin.get('/api/admin/sessions-led/csv?q=zander&from=2027-02&to=2027-02');
  const [head, line] = file.body.trim().split('\n');
  expect(head).toContain('Estimated miles');
  expect(line).toContain('2027-02');
  expect(file.body.trim().split('\n')).toHaveLength(2);
  const errorsOf = async (query: string) => Object.keys((await list(query)).errors);
  expect(await errorsOf('from=2027-02&to=2027-01')).toEqual(['to']);
  expect(await errorsOf('from=2020-01&to=2027-01')).toEqual(['to']);
  expect(await errorsOf('from=January')).toEqual(['from']);
  expect(await errorsOf('from=January&to=2027-01')).toEqual(['from']);
  expect(await errorsOf('from=2027-01&to=now')).toEqual(['to']);
  clock.set('2027-01-04T09:00:00Z');
});
