import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.ts';

test('the command for the first site admin leads to the database and the address of this server', () => {
  expect(
    firstSteps({ DATA_DIR: '/srv/new data', PORT: '4000', SMTP_URL: 'smtp://localhost' }, { hasSiteAdmin: false }),
  ).toEqual([
    `Create the first site admin with:  DATA_DIR='/srv/new data' PORT='4000' npm run admin -- super-admin you@example.org "First" "Last"`,
  ]);
});

test('says that no email is sent without a mail server', () => {
  expect(firstSteps({}, { hasSiteAdmin: false })).toEqual([
    'Create the first site admin with:  npm run admin -- super-admin you@example.org "First" "Last"',
    'No email is sent. Set SMTP_URL: emails such as invitations wait until then.',
  ]);
});

test('names no first site admin where there is one', () => {
  expect(firstSteps({ SMTP_URL: 'smtp://localhost' }, { hasSiteAdmin: true })).toEqual([]);
});
