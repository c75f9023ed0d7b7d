import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from './support/browser.ts';
import { rowsOf } from './support/database.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();
let page: Page;

beforeAll(async () => {
  page = await on.signIn('morgan.ellis');
});

const open = (address: string) => page.goto(`${on.address}/site-admin/${address}`);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

/** Types the name, which enables the button. */
async function confirmByTyping(name: string): Promise<void> {
  const dialogue = page.getByRole('dialog');
  const merge = dialogue.getByRole('button', { name: 'Merge', exact: true });
  await merge.waitFor();
  expect(await merge.isDisabled()).toBe(true);
  await dialogue.getByLabel(`Type ${name} to confirm`).fill(name);
  await merge.click();
}

test('finds, compares and merges two accounts of one person, and undoes the merge', async () => {
  await open('reports/duplication-overview?q=wolska');
  await page.getByRole('button', { name: 'Search again' }).click();
  await page.getByRole('button', { name: 'Actions for Katarzyna Wolska and Kasia Wolska' }).click();
  await page.getByRole('menuitem', { name: 'Compare and merge' }).click();
  const moved = page.getByRole('region', { name: 'Records of both accounts' });
  await moved.getByRole('row', { name: 'Organisations 1 1 2' }).waitFor();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await confirmByTyping('Kasia Wolska');
  await page.getByText('Kasia Wolska was merged into Katarzyna Wolska').waitFor();
  await page
    .getByRole('region', { name: 'Completed merges' })
    .getByText(/can be undone until/u)
    .waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByText('Kasia Wolska is separate again').waitFor();
  await open('reports/duplication-overview?q=wolska');
  await page.getByRole('button', { name: 'Actions for Katarzyna Wolska and Kasia Wolska' }).waitFor();
});

test('asks for the password again before a merge long after sign-in, and continues', async () => {
  await rowsOf(on.server, "update sessions set created_at = created_at - interval '20 minutes'");
  await open('reports/duplication-overview?q=wolska');
  await page.getByRole('button', { name: 'Actions for Katarzyna Wolska and Kasia Wolska' }).click();
  await page.getByRole('menuitem', { name: 'Compare and merge' }).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await confirmByTyping('Kasia Wolska');
  const passwordDialogue = page.getByRole('dialog', { name: 'Confirm your password' });
  await passwordDialogue.getByLabel('Your password').fill('not this one');
  await passwordDialogue.getByRole('button', { name: 'Continue' }).click();
  await passwordDialogue.getByText('This is not your current password').first().waitFor();
  await passwordDialogue.getByLabel('Your password').fill(demoPassword);
  await passwordDialogue.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Kasia Wolska was merged into Katarzyna Wolska').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByText('Kasia Wolska is separate again').waitFor();
});

test('merges two organisations, emails their admins, and undoes the merge from the list', async () => {
  await open('merge-groups');
  for (const [title, name] of [
    ['The organisation that stays', 'Ridgeway Pharmacy'],
    ['The organisation that is merged into it', 'Ridgeway Pharmacy Limited'],
  ] as const) {
    const picker = page.getByRole('region', { name: title, exact: true });
    await picker.getByLabel('Find the organisation').fill('ridgeway');
    await picker.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
  }
  await page.getByText('Members of both organisations, counted once after the merge: 1').waitFor();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await confirmByTyping('Ridgeway Pharmacy Limited');
  await page.getByText('Ridgeway Pharmacy Limited was merged into Ridgeway Pharmacy').waitFor();
  await page.goto(`${on.address}/outbox`);
  for (const name of ['graham.coombe', 'harriet.coombe'])
    await page
      .getByRole('listitem')
      .filter({ hasText: `To ${name}@example.org` })
      .getByText('Ridgeway Pharmacy Limited is now part of Ridgeway Pharmacy')
      .waitFor();
  await open('merge-groups');
  const undo = 'Undo the merge of Ridgeway Pharmacy Limited into Ridgeway Pharmacy';
  await page.getByRole('button', { name: undo }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click();
  await page.getByText('Ridgeway Pharmacy Limited is separate again').waitFor();
  await open('groups?q=ridgeway');
  await row('Ridgeway Pharmacy Limited').waitFor();
});

test('gives two spellings of a venue one spelling, and undoes it', async () => {
  await open('reports/duplication-overview');
  await page.locator('#main').getByRole('link', { name: 'Venues', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Venue spellings' }).waitFor();
  const both = page.getByRole('button', { name: /^Actions for Harbour Hotel, Quay Room and /u });
  await both.click();
  await page.getByRole('menuitem', { name: 'Use “Harbour Hotel, Quay Room”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this spelling' }).click();
  await page.getByText('1 course is held at “Harbour Hotel, Quay Room” now').waitFor();
  await both.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await both.waitFor();
});

test('links two licences of one person to the page that takes one back', async () => {
  await open('reports/duplication-overview/licences?q=marsham');
  await page.getByRole('button', { name: /^Actions for Lucy Marsham/u }).click();
  await page.getByRole('menuitem', { name: 'Take back at Ridgeway Pharmacy', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for Sepsis: spotting deterioration' }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).waitFor();
});

test('previews repairs of broken admins, and undoes them', async () => {
  await open('reports/prepare-fixes-for-broken-managers');
  await row('Gareth Nolan').getByText('The account is archived').waitFor();
  expect(await page.getByLabel('Select no admin of Demo Service').count()).toBe(0);
  for (const name of ['Gareth Nolan', 'Wendeline Marsh']) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Prepare repairs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prepared repairs' }).waitFor();
  await page.getByRole('region', { name: 'Roles removed' }).getByText('Gareth Nolan').waitFor();
  await page.getByRole('region', { name: 'Roles given' }).getByText('Wendeline Marsh').waitFor();
  await page.getByRole('button', { name: 'Make these 2 repairs' }).click();
  await page.getByText('2 repairs done').waitFor();
  await row('Duncan Frayne').waitFor();
  await row('Gareth Nolan').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByText('The repairs were undone').waitFor();
  await row('Gareth Nolan').waitFor();
});

test('archives and restores everybody on all pages of a list after the number is confirmed', async () => {
  await open('groups/6/members?q=a');
  await page.getByLabel(/^Select all \d+ on this page/u).check();
  const all = page.getByRole('button', { name: /^Select all \d+ members$/u });
  const count = /\d+/u.exec((await all.textContent()) ?? '')?.[0] ?? '';
  expect(Number(count)).toBeGreaterThan(20);
  await all.click();
  const other = await on.signIn('morgan.ellis', '/site-admin/groups/6/members?q=a');
  await other
    .getByRole('checkbox', { name: /^Select (?!all)/u })
    .first()
    .check();
  await other.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Archive' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await other.getByText('1 member archived').waitFor();
  const archive = async (expected: string) => {
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Archive' }).click();
    const dialogue = page.getByRole('dialog');
    await dialogue.getByLabel(`Type ${expected} to confirm`).fill(expected);
    await dialogue.getByRole('button', { name: 'Archive' }).click();
  };
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Archive' }).click();
  const fewer = `${Number(count) - 1}`;
  await page.getByText(`${fewer} members match now, not ${count}.`).waitFor();
  await page.getByLabel(/^Select all \d+ on this page/u).check();
  await page.getByRole('button', { name: `Select all ${fewer} members` }).click();
  await archive(fewer);
  await page.getByText(`${fewer} members archived`).waitFor();
  await page.getByText('No members match').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText(`${fewer} members restored`).waitFor();
});
