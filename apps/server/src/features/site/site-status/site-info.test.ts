import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';

test.each([
  ['a demo, which shows its emails', { DEMO: 'on' }, true],
  ['a server with SMTP', { DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9' }, true],
  ['a server without SMTP, whose emails wait', { DEMO: 'off' }, false],
])('says whether emails are delivered: %s', async (_name, settings, delivers) => {
  const server = await openTestApp({ settings });
  const info = (await server.visitor().get('/site-info')).json();
  expect(info).toMatchObject({ delivers_mail: delivers });
});
