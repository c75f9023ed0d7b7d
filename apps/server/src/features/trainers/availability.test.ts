import { expect, test } from 'vitest';
import { buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-08-31T09:00:00Z');
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const own = '/api/virtual-group-admin/general-availability';
const of = (id: number) => `/api/admin/trainers/${id}/general-availability`;

const rule = {
  weekday: 2,
  from_time: '09:00',
  to_time: '12:00',
  mode: 'any',
  interval_weeks: 1,
  valid_from: '2026-08-31',
  valid_until: null,
};
const exception = {
  from_day: '2026-09-03',
  to_day: '2026-09-03',
  from_time: null,
  to_time: null,
  kind: 'available',
  mode: 'virtual',
  reason: 'Instead of Tuesday',
};

async function buildTrainer() {
  const id = await buildUser(db, { roles: ['trainer'], firstName: 'Beth', lastName: 'Salter' });
  return { id, trainer: await server.as(id) };
}

test('a trainer without hours has none, and saves hours that overlap as one row', async () => {
  const { id, trainer } = await buildTrainer();
  const before = (await trainer.get(own)).json();
  expect(before).toMatchObject({ trainer: 'Beth Salter', rules: [], overrides: [], today: '2026-08-31' });
  const rules = [rule, { ...rule, from_time: '11:00', to_time: '24:00' }];
  const saved = await trainer.put(own, { rules, overrides: [exception], fingerprint: before.fingerprint });
  expect(saved.json()).toEqual({ ok: true, joined: 1 });
  const after = (await admin.get(of(id))).json();
  expect(after.rules).toEqual([{ ...rule, to_time: '24:00' }]);
  expect(after.overrides).toEqual([exception]);
});

test('admin and trainer who save at once: one is saved, the other is refused', async () => {
  const { id, trainer } = await buildTrainer();
  const { fingerprint } = (await trainer.get(own)).json();
  const both = await Promise.all([
    trainer.put(own, { rules: [rule], overrides: [], fingerprint }),
    admin.put(of(id), { rules: [], overrides: [exception], fingerprint }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { rules, overrides } = (await trainer.get(own)).json();
  expect(rules.length + overrides.length).toBe(1);
});

test('an exception that stays keeps who set it', async () => {
  const { id, trainer } = await buildTrainer();
  const save = async (who: typeof admin, path: string, overrides: object[]) => {
    const { fingerprint } = (await trainer.get(own)).json();
    expect((await who.put(path, { rules: [], overrides, fingerprint })).statusCode).toBe(200);
  };
  await save(trainer, own, [exception]);
  const away = { ...exception, kind: 'unavailable', from_time: '09:00', to_time: '10:00' };
  await save(admin, of(id), [exception, away]);
  const rows = await server.rows(
    `select kind, set_by = $1 as is_own from availability_overrides where trainer_user_id = $1 order by kind`,
    [id],
  );
  expect(rows).toEqual([
    { kind: 'available', is_own: true },
    { kind: 'unavailable', is_own: false },
  ]);
});

test.each<[object, string, string]>([
  [{ rules: [{ ...rule, to_time: '09:00' }] }, 'rules.0.to_time', 'The end must be after the start'],
  [{ rules: [{ ...rule, to_time: '25:00' }] }, 'rules.0.to_time', 'Enter a time such as 17:00'],
  [
    { rules: [{ ...rule, valid_until: '2026-08-01' }] },
    'rules.0.valid_until',
    'The last day must not be before the first',
  ],
  [{ overrides: [{ ...exception, from_time: '09:00' }] }, 'overrides.0.to_time', 'Enter both times, or neither'],
  [
    { overrides: [{ ...exception, to_day: '2026-09-01' }] },
    'overrides.0.to_day',
    'The last day must not be before the first',
  ],
  [
    { overrides: [{ ...exception, from_day: '0001-01-01' }] },
    'overrides.0.from_day',
    'Enter a day between 2000 and 2099',
  ],
])('refuses %j', async (change, field, message) => {
  const { trainer } = await buildTrainer();
  const { fingerprint } = (await trainer.get(own)).json();
  const answer = await trainer.put(own, { rules: [], overrides: [], fingerprint, ...change });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [message] }]);
});

test('the schedule of a week has hours and sessions of each day', async () => {
  const session = await buildSession(server);
  const { fingerprint } = (await session.asTrainer.get(own)).json();
  await session.asTrainer.put(own, { rules: [rule], overrides: [exception], fingerprint });
  const week = (await session.asTrainer.get('/api/virtual-group-admin/schedule/week?on=2026-09-03')).json();
  expect(week.days.map(({ day }: { day: string }) => day)).toEqual([
    '2026-08-31',
    '2026-09-01',
    '2026-09-02',
    '2026-09-03',
    '2026-09-04',
    '2026-09-05',
    '2026-09-06',
  ]);
  expect(week.days[1]).toMatchObject({
    hours: [
      { from: 540, to: 600, mode: 'any' },
      { from: 660, to: 720, mode: 'any' },
    ],
    sessions: [{ title: 'Basic life support', training_start: '2026-09-01T10:00:00.000Z' }],
  });
  expect(week.days[3].hours).toEqual([{ from: 0, to: 1_440, mode: 'virtual' }]);
});

test.each([
  ['day', '2026-09-03', ['2026-09-03', '2026-09-03', 1]],
  ['week', '2026-10-25', ['2026-10-19', '2026-10-25', 7]],
  ['month', '2027-02-14', ['2027-02-01', '2027-02-28', 28]],
  ['month', '2026-12-31', ['2026-12-01', '2026-12-31', 31]],
])('a %s that contains %s', async (period, on, [first, last, count]) => {
  const { trainer } = await buildTrainer();
  const { days } = (await trainer.get(`/api/virtual-group-admin/schedule/${period}?on=${on}`)).json();
  expect([days[0].day, days.at(-1).day, days.length]).toEqual([first, last, count]);
});

test('refuses a day of another century', async () => {
  const { trainer } = await buildTrainer();
  expect((await trainer.get('/api/virtual-group-admin/schedule/week?on=9999-12-31')).statusCode).toBe(422);
});
