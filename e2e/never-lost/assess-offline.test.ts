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

const stored = (courseId: number, name: string) =>
  rowsOf<{ assessment: string; audits: number }>(
    on.server,
    `select d.assessment, (select count(*)::int from audit_events e where e.action = 'virtualGroups.assess'
       and e.subject = 'virtual group ' || d.virtual_group_id and e.detail->>'userId' = d.user_id::text) as audits
     from virtual_group_delegates d join users u on u.id = d.user_id
     where d.virtual_group_id = $1 and u.first_name || ' ' || u.last_name = $2`,
    [courseId, name],
  );

test('a trainer assesses by a checklist without a connection, and the result is stored once when it returns', async () => {
  const address = `http://localhost:${network.port}`;
  const [course] = await rowsOf<{ id: number }>(
    on.server,
    `select id from virtual_groups where assessment_type = 'observed' and state = 'scheduled'`,
  );
  const courseId = course?.id ?? 0;
  const page = await on.signIn('amara.osei', undefined, { at: { address } });
  await page.setViewportSize(phone);
  await page.goto(`${address}/trainers/${courseId}/members`);
  await page
    .getByRole('group', { name: /^Attendance of/u })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');

  // The tab is opened for the first time without a connection.
  network.choose(() => 'reset-before');
  await page.getByRole('link', { name: /^Assessment/u }).click();
  const assess = page.getByRole('button', { name: /^Assess /u });
  await assess.waitFor();
  const name = ((await assess.getAttribute('aria-label')) ?? '').replace('Assess ', '');
  await assess.click();
  const dialogue = page.getByRole('dialog', { name: `Assess ${name}` });
  await dialogue.getByRole('checkbox', { name: 'None of these' }).waitFor();
  const items = dialogue.getByRole('checkbox');
  for (let nth = 0; nth < (await items.count()) - 1; nth += 1) await items.nth(nth).check();
  await dialogue.getByRole('button', { name: 'Save as passed' }).click();
  await page.getByText('Passed, waiting to be sent').waitFor();
  expect(await stored(courseId, name)).toEqual([{ assessment: 'pending', audits: 0 }]);

  await page
    .getByRole('button', { name: /^Correct: /u })
    .first()
    .click();
  const correction = page.getByRole('dialog', { name: /^Correct result: / });
  await correction.getByRole('textbox', { name: 'Reason for the correction' }).fill('Ticked wrongly');
  await correction.getByRole('button', { name: 'Correct result' }).click();
  await correction.getByText('There is no connection, so nothing was saved.').waitFor();
  await correction.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: /^Delegates/u }).click();
  await page.getByRole('button', { name: 'Add someone who came' }).click();
  const walkIn = page.getByRole('dialog', { name: 'Add someone without an invitation' });
  await walkIn.getByText('members cannot be found by name').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Assessment/u }).click();
  await page.getByText('Passed, waiting to be sent').waitFor();
  network.choose(() => undefined);
  await page.getByText('Passed, waiting to be sent').waitFor({ state: 'detached' });
  await expect.poll(() => stored(courseId, name)).toEqual([{ assessment: 'passed', audits: 1 }]);
  await page.context().close();
});
