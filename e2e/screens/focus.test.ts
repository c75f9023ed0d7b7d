import { expect, test } from 'vitest';
import { E2e } from '../support/e2e.ts';
import { findKeyboardFaults } from './keyboard-faults.ts';
import { open } from './open-screen.ts';

const on = new E2e();

test('moves the focus to the heading of the next page and changes the title; the skip link leads to the content', async () => {
  const page = await on.signIn('priya.raman');
  await open(page, `${on.address}/group-admin/1/members`);
  const before = await page.title();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/iu);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('link', { name: 'Licences', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Licences' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.title()).not.toBe(before);
  await page.context().close();
});

test('shows a focus ring in forced colours at each stop of the first screen of each role', async () => {
  const faults: string[] = [];
  for (const [person, path] of [
    ['sam.whitlock', '/my-learning-zone'],
    ['priya.raman', '/group-admin/groups'],
    ['morgan.ellis', '/site-admin/courses'],
  ] as const) {
    const page = await on.signIn(person);
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, `${on.address}${path}`);
    faults.push(...(await findKeyboardFaults(page)).map((fault) => `${person} ${fault}`));
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
