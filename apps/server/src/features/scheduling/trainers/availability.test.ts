import { commandOf } from '@doselore/contract';
import { type AvailabilityRule, hoursTexts, type Override, overrideTexts } from '@doselore/contract/trainers';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../../trainer-led/virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-08-31T09:00:00Z');
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const own = '/api/virtual-group-admin/general-availability';
const addressOf = (id: number) => `/api/admin/trainers/${id}/general-availability`;

const rule: AvailabilityRule = {
  weekday: 2,
  from_time: '09:00',
  to_time: '12:00',
  mode: 'any',
  interval_weeks: 1,
  valid_from: '2026-08-31',
  valid_until: null,
};
const exception: Override = {
  from_day: '2026-09-03',
  to_day: '2026-09-03',
  from_time: null,
  to_time: null,
  kind: 'available',
  mode: 'virtual',
  reason: 'Instead of Tuesday',
};

/** Returns the base values of a form that was opened with these hours. */
const opened = (rules: readonly AvailabilityRule[], overrides: readonly Override[]) => ({
  baseValues: { rules: hoursTexts.textOf(rules), overrides: overrideTexts.textOf(overrides) },
});
const none = opened([], []);

async function buildTrainer() {
  const id = await buildUser(db, { roles: ['trainer'], firstName: 'Beth', lastName: 'Salter' });
  return { id, trainer: await server.as(id) };
}

test('a trainer without hours has none, and saves hours that overlap as one row', async () => {
  const { id, trainer } = await buildTrainer();
  const before = (await trainer.get(own)).json();
  expect(before).toMatchObject({ trainer: 'Beth Salter', rules: [], overrides: [], today: '2026-08-31' });
  const rules = [rule, { ...rule, from_time: '11:00', to_time: '24:00' }];
  const saved = await trainer.put(own, commandOf({ rules, overrides: [exception], ...none }));
  const now = opened([{ ...rule, to_time: '24:00' }], [exception]).baseValues;
  expect(saved.json()).toEqual({ ok: true, joined: 1, now });
  const after = (await admin.get(addressOf(id))).json();
  expect(after.rules).toEqual([{ ...rule, to_time: '24:00' }]);
  expect(after.overrides).toEqual([exception]);
});

test('trainer and admin who change different lists at once are both saved', async () => {
  const { id, trainer } = await buildTrainer();
  const both = await Promise.all([
    trainer.put(own, commandOf({ rules: [rule], overrides: [], ...none })),
    admin.put(addressOf(id), commandOf({ rules: [], overrides: [exception], ...none })),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await trainer.get(own)).json()).toMatchObject({ rules: [rule], overrides: [exception] });
});

test('of two who change one list at once, the second sees both versions', async () => {
  const { id, trainer } = await buildTrainer();
  const later = { ...rule, from_time: '10:00' };
  const both = await Promise.all([
    trainer.put(own, commandOf({ rules: [rule], overrides: [], ...none })),
    admin.put(addressOf(id), commandOf({ rules: [later], overrides: [], ...none })),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
  const { rules } = (await trainer.get(own)).json();
  expect(rules).toHaveLength(1);
  expect(refused.edit_conflict).toMatchObject({ fields: ['rules'], now: opened(rules, []).baseValues });
});

test('a page of the release before saves with its fingerprint, unless the hours have changed', async () => {
  const { trainer } = await buildTrainer();
  const { fingerprint } = (await trainer.get(own)).json();
  expect((await trainer.put(own, commandOf({ rules: [rule], overrides: [], fingerprint }))).statusCode).toBe(200);
  const late = await trainer.put(own, { rules: [], overrides: [], fingerprint });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Someone else changed this after you opened it. Reload the page.',
  ]);
  expect((await trainer.put(own, { rules: [], overrides: [] })).statusCode).toBe(409);
});

test('an exception that stays keeps who set it', async () => {
  const { id, trainer } = await buildTrainer();
  const save = async (who: typeof admin, path: string, overrides: object[]) => {
    const before = (await trainer.get(own)).json();
    const { statusCode } = await who.put(
      path,
      commandOf({ rules: [], overrides, ...opened(before.rules, before.overrides) }),
    );
    expect(statusCode).toBe(200);
  };
  await save(trainer, own, [exception]);
  const away = { ...exception, kind: 'unavailable', from_time: '09:00', to_time: '10:00' };
  await save(admin, addressOf(id), [exception, away]);
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
  [{ rules: [{ ...rule, to_time: '09:00' }] }, 'rules.0.toTime', 'The end must be after the start'],
  [{ rules: [{ ...rule, to_time: '25:00' }] }, 'rules.0.toTime', 'Enter a time such as 17:00'],
  [
    { rules: [{ ...rule, valid_until: '2026-08-01' }] },
    'rules.0.validUntil',
    'The last day must not be before the first',
  ],
  [{ overrides: [{ ...exception, from_time: '09:00' }] }, 'overrides.0.toTime', 'Enter both times, or neither'],
  [
    { overrides: [{ ...exception, to_day: '2026-09-01' }] },
    'overrides.0.toDay',
    'The last day must not be before the first',
  ],
  [
    { overrides: [{ ...exception, from_day: '0001-01-01' }] },
    'overrides.0.fromDay',
    'Enter a day between 2000 and 2099',
  ],
])('refuses hours with %j, and names row and field', async (change, field, message) => {
  const { trainer } = await buildTrainer();
  const answer = await trainer.put(own, commandOf({ rules: [], overrides: [], ...none, ...change }));
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [message] }]);
});

test('the schedule of a week has hours and sessions of each day', async () => {
  const session = await buildSession(server);
  const before = (await session.asTrainer.get(own)).json();
  const bases = opened(before.rules, before.overrides);
  expect(
    (await session.asTrainer.put(own, commandOf({ rules: [rule], overrides: [exception], ...bases }))).statusCode,
  ).toBe(200);
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
])(
  'the schedule of the %s that contains %s has its first and its last day',
  async (period, on, [first, last, count]) => {
    const { trainer } = await buildTrainer();
    const { days } = (await trainer.get(`/api/virtual-group-admin/schedule/${period}?on=${on}`)).json();
    expect([days[0].day, days.at(-1).day, days.length]).toEqual([first, last, count]);
  },
);

test('refuses the schedule of a day after 2099', async () => {
  const { trainer } = await buildTrainer();
  expect((await trainer.get('/api/virtual-group-admin/schedule/week?on=9999-12-31')).statusCode).toBe(422);
});
