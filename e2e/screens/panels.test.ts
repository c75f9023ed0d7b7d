import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { courseOf } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';
import { findAxeFaultsInFrames, findFaultsIn, show, ways } from './axe.ts';
import { open as openScreen } from './open-screen.ts';
import { untilReady } from './until-ready.ts';

const on = new E2e();

/** Panels and dialogues that open over a page. */
const panels: { person: string; path: string; open: (page: Page) => Promise<void>; dialogue: string | RegExp }[] = [
  {
    person: 'morgan.ellis',
    path: '/faq',
    open: (page) => page.getByRole('button', { name: /^Notifications/u }).click(),
    dialogue: 'Notifications',
  },
  {
    person: 'morgan.ellis',
    path: '/faq',
    open: (page) => page.getByRole('button', { name: 'Help', exact: true }).click(),
    dialogue: /^Help/u,
  },
  {
    person: 'sam.whitlock',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ask the Pharmacist' }).click();
    },
    dialogue: 'Ask the Pharmacist',
  },
  {
    person: 'morgan.ellis',
    path: '/site-admin/users/info/8',
    open: async (page) => {
      await page.getByRole('button', { name: 'Erase personal data' }).click();
      await page.getByLabel('Type Sam Whitlock to confirm').waitFor();
    },
    dialogue: /^Erase the personal data/u,
  },
];

test('fits the player into every window with the course and Exit visible and no axe finding', async () => {
  const faults: string[] = [];
  const page = await on.signIn('sam.whitlock', '/my-learning-zone');
  await page.getByRole('button', { name: 'Resume course' }).click();
  await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();
  for (const way of [...ways, { viewport: { width: 844, height: 390 }, theme: 'light' as const }]) {
    await show(page, way);
    const at = `${way.viewport.width} ${way.theme}`;
    faults.push(...(await findAxeFaultsInFrames(page)).map((fault) => `${at}: ${fault}`));
    const exit = await page.getByRole('button', { name: 'Exit', exact: true }).boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    if (exit === null || exit.y + exit.height > way.viewport.height) faults.push(`${at}: Exit is out of sight`);
    // Packages have their Next at the bottom right.
    if (exit === null || exit.x + exit.width > way.viewport.width / 2) faults.push(`${at}: Exit is not on the left`);
    if (exit === null || frame === null || exit.y - frame.y - frame.height < 6)
      faults.push(`${at}: Exit touches the course`);
    if (frame === null || frame.height < way.viewport.height / 3) faults.push(`${at}: the course has no room`);
  }
  await page.context().close();
  expect(faults).toEqual([]);
});

test('has no axe finding in panels and dialogues', async () => {
  const faults: string[] = [];
  for (const { person, path, open, dialogue } of panels) {
    const page = await on.signIn(person);
    await openScreen(page, `${on.address}${path}`);
    await untilReady(page, async () => {
      await open(page);
      await page.getByRole('dialog', { name: dialogue }).waitFor();
    });
    for (const way of ways) faults.push(...(await findFaultsIn(page, way)).map((fault) => `${dialogue} ${fault}`));
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
