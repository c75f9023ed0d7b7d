import { expect, test } from 'vitest';
import { logIn } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { findFaults } from './hold-screens.ts';
import { openAnew } from './open-screen.ts';

const on = new E2e();

/** Screens of accounts that require two-step verification. A demo world requires it only after its switch is on. */
test.each([
  ['morgan.ellis', '/set-up-two-step', 'Not now?'],
  ['priya.raman', '/group-admin/groups', 'Set it up now'],
])('requires two-step verification of %s on %s, and the screen has no faults', async (person, path, seen) => {
  await rowsOf(
    on.server,
    `insert into site_settings (name, value) values ('two_step_in_demo', 'on')
     on conflict (name) do update set value = excluded.value`,
  );
  const page = await on.visit();
  await logIn(page, on, person);
  await page.waitForURL(`**${path}`);
  await openAnew(page, `${on.address}${path}`);
  await page.getByText(seen).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.context().close();
});
