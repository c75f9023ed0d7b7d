import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../apps/server/src/test-support/servers/fault-proxy.ts';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
let network: FaultProxy;

beforeAll(async () => {
  network = await startFaultProxy(Number(new URL(on.server.address).port));
});
afterAll(() => network?.close());

/** A session of Northgate 3 days ago with 5 unmarked delegates. */
const courseId = 6;

const cut = () => network.choose(() => 'reset-before');
const reconnect = () => network.choose(() => undefined);

const stored = () =>
  rowsOf<{ name: string; attendance: string; audits: number }>(
    on.server,
    `select u.first_name || ' ' || u.last_name as name, a.attendance, (select count(*)::int from audit_events e
       where e.action = 'virtualGroups.mark' and e.detail->>'userId' = u.id::text
         and e.subject = 'virtual group ' || s.virtual_group_id) as audits
     from session_attendances a join virtual_group_sessions s on s.id = a.virtual_group_session_id
     join users u on u.id = a.user_id where s.virtual_group_id = $1 and a.attendance is not null
     order by lower(u.last_name), lower(u.first_name)`,
    [courseId],
  );

test('a trainer on a phone marks without a connection; every mark is stored once when it returns', async () => {
  const page = await on.signIn('amara.osei', undefined, { at: { address: `http://localhost:${network.port}` } });
  await page.setViewportSize(phone);
  await page.goto(`http://localhost:${network.port}/trainers/${courseId}/members`);
  const people = page.getByRole('group', { name: /^Attendance of/u });
  await people.first().waitFor();
  const mark = (nth: number, name: string) => people.nth(nth).getByRole('button', { name, exact: true });
  const box = await mark(0, 'Attended').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await mark(0, 'Excused').click();
  await page.getByText('1 of 5 marked', { exact: true }).waitFor();
  expect(await stored()).toMatchObject([{ attendance: 'excused' }]);

  cut();
  await mark(1, 'Absent').click();
  await mark(2, 'Partly attended').click();
  await mark(2, 'Absent').click();
  await page.getByText('3 of 5 marked, 2 waiting to be sent').waitFor();
  // Longer than until the first try, and a look at the page again, which loads it anew.
  await page.waitForTimeout(2_500);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await mark(3, 'Absent').click();
  await page.getByText('4 of 5 marked, 3 waiting to be sent').waitFor();
  expect(await stored()).toHaveLength(1);

  const last = mark(4, 'Excused');
  await last.focus();
  const [focused, bar] = [await last.boundingBox(), await page.getByText(/waiting to be sent$/u).boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0), 'the bar covers no focused button').toBeLessThan(bar?.y ?? 0);

  reconnect();
  await page.getByText('4 of 5 marked', { exact: true }).waitFor();
  const once = { audits: 1 };
  expect(await stored()).toMatchObject([
    { attendance: 'excused', ...once },
    { attendance: 'absent', ...once },
    { attendance: 'absent', ...once },
    { attendance: 'absent', ...once },
  ]);
  await page.context().close();
});

test('marks survive closing the tab, and leaving with marks that wait is asked first', async () => {
  const address = `http://localhost:${network.port}`;
  const page = await on.signIn('amara.osei', undefined, { at: { address } });
  await page.goto(`${address}/trainers/${courseId}/members`);
  const last = page.getByRole('group', { name: /^Attendance of/u }).nth(4);
  await last.waitFor();
  network.choose(({ path }) => (path.endsWith('/register') ? 'reset-before' : undefined));
  await last.getByRole('button', { name: 'Excused' }).click();
  await page.getByText('5 of 5 marked, 1 waiting to be sent').waitFor();
  await page.getByRole('link', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out with 1 mark not sent?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('5 of 5 marked, 1 waiting to be sent').waitFor();
  const other = await page.context().newPage();
  await page.close();
  reconnect();
  await other.goto(`${address}/trainers/pharmacist-led-training`);
  await expect.poll(async () => (await stored()).length, { timeout: 15_000 }).toBe(5);
  await other.context().close();
});
