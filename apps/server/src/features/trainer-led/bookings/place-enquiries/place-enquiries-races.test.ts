import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { mornings, openEnquiries } from './place-enquiries.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set('2027-01-01T09:00:00Z');

const datesOf = async (id: number) =>
  (
    await server.rows<{ day: string }>(
      `select to_char(window_start at time zone 'UTC', 'YYYY-MM-DD') as day from times_of_interest
       where project_request_id = $1 order by window_start`,
      [id],
    )
  ).map(({ day }) => day);

test('of cancelling and asking trainers at once, no trainer waits for a request that is cancelled', async () => {
  const world = await openEnquiries(server);
  for (let nth = 0; nth < 8; nth += 1) {
    const { id, requestAt } = await world.enquired();
    const rows = await server.rows<{ id: number }>('select id from times_of_interest where project_request_id = $1', [
      id,
    ]);
    const asking = { excludedTrainerIds: [], thresholds: { minimumScore: 0 }, ...world.key() };
    const [cancelled, enquired] = await Promise.all([
      world.cancel(id),
      world.asSuper.post(`${requestAt}/enquire`, { timesOfInterestIds: rows.map((row) => row.id), ...asking }),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect([200, 409]).toContain(enquired.statusCode);
    const open = await server.rows(
      `select from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
       where t.project_request_id = $1 and e.state = 'sent'`,
      [id],
    );
    expect(open).toEqual([]);
    expect((await world.detail(id)).state).toBe('cancelled');
  }
});

test('of suggesting days and saving dates at once, no day is lost without a word', async () => {
  const world = await openEnquiries(server);
  for (let nth = 0; nth < 8; nth += 1) {
    const { id, requestAt } = await world.enquired({ days: mornings('2027-02-01') });
    const { times } = (await world.asSuper.get(`${requestAt}/times-of-interest`)).json();
    const [added] = JSON.parse(times);
    const more = JSON.stringify([added, added.map((at: string) => at.replace('02-01', '02-08'))]);
    const [suggested, saved] = await Promise.all([
      world.suggest(id, mornings('2027-03-01')),
      world.asSuper.put(`${requestAt}/times-of-interest`, { times: more, baseValues: { times } }),
    ]);
    expect(suggested.statusCode).toBe(200);
    const days = await datesOf(id);
    if (saved.statusCode === 200) expect(days).toEqual(['2027-02-01', '2027-02-08', '2027-03-01']);
    else {
      expect(saved.json().code).toBe('edit_conflict');
      expect(days).toEqual(['2027-02-01', '2027-03-01']);
    }
  }
});

test('of eight people who suggest days at once, all days are there once', async () => {
  const world = await openEnquiries(server);
  const { id } = await world.enquired({ days: mornings('2027-02-01') });
  const days = Array.from({ length: 8 }, (_, nth) => `2027-03-0${nth + 1}`);
  const answers = await Promise.all(days.map((day) => world.suggest(id, mornings(day, '2027-04-01'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(days.map(() => 200));
  expect(await datesOf(id)).toEqual(['2027-02-01', ...days, '2027-04-01']);
});
