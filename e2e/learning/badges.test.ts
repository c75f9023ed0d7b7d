import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a learner gets a badge, and a check says when its certificate is withdrawn', async () => {
  const learner = await on.signIn('sam.whitlock', '/my-learning-zone/account');
  const getBadge = learner.getByRole('button', { name: /^Get badge of certificate/u }).first();
  const title = ((await getBadge.getAttribute('aria-label')) ?? '').replace('Get badge of certificate: ', '');
  const item = learner.getByRole('listitem').filter({ has: getBadge });
  const code = (await item.locator('.mono').first().textContent()) ?? '';
  await getBadge.click();
  const dialogue = learner.getByRole('dialog', { name: `Badge: ${title}` });
  await dialogue.getByLabel('Include my name').check();
  const [picture] = await Promise.all([
    learner.waitForEvent('download'),
    dialogue.getByRole('button', { name: 'Download picture' }).click(),
  ]);
  const [file] = await Promise.all([
    learner.waitForEvent('download'),
    dialogue.getByRole('button', { name: 'Download signed file' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^Badge - .+ - DL-\d{4}-\w{8}\.png$/u);

  const checker = await on.visit();
  await checker.goto(`${on.address}/check-certificate`);
  await checker.locator('input[type=file]').setInputFiles(await picture.path());
  await checker.getByText('Doselore signed this badge, and nobody has changed it since.').waitFor();
  await checker.getByText('Sam Whitlock').waitFor();
  await checker.getByText(/^This certificate is real and valid today\./u).waitFor();

  const serial = /DL-\d{4}-\w{8}/u.exec(picture.suggestedFilename())?.[0] ?? '';
  const [{ user_id: userId } = { user_id: 0 }] = await rowsOf<{ user_id: number }>(
    on.server,
    'select user_id from certificates where serial = $1',
    [serial],
  );
  const admin = await on.signIn('morgan.ellis', `/site-admin/users/info/${userId}/certificates`);
  await admin.getByRole('button', { name: `Withdraw certificate ${serial}` }).click();
  const withdrawal = admin.getByRole('dialog');
  await withdrawal.getByLabel('It was issued by mistake').check();
  await withdrawal.getByRole('button', { name: 'Withdraw certificate' }).click();
  await admin.getByText(`Certificate ${serial} was withdrawn`).waitFor();

  await checker.goto(`${on.address}/check-certificate/${code}`);
  await checker.getByText(/^This certificate was withdrawn on/u).waitFor();
  await checker.goto(`${on.address}/check-certificate`);
  await checker.getByLabel('Or paste the text of the signed file').fill(await readFile(await file.path(), 'utf8'));
  await checker.getByRole('button', { name: 'Check badge' }).click();
  await checker.getByText(/^This certificate was withdrawn on/u).waitFor();
  await learner.reload();
  expect(await learner.getByRole('button', { name: `Get badge of certificate: ${title}` }).count()).toBe(0);
});
