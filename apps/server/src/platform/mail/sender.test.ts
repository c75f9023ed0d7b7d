import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test-support/test-app.ts';
import { minutes } from '../clock/index.ts';
import { declareMessage } from './declare-message.ts';
import { countMail, startMailSender } from './sender.ts';

const reset = declareMessage({
  ...{ code: 'reset', title: 'Reset', class: 'security', to: 'the owner' },
  variables: { name: 'text', page: 'link?' },
  subject: 'Reset your password, {{name}}',
  greeting: 'Hello {{name}}',
  paragraphs: ['Someone asked for a new password.'],
  button: 'Choose a password',
});

let app: TestApp;
let sink: SMTPServer;
let stop: () => Promise<void>;
const arrived: ParsedMail[] = [];
const problems: string[] = [];
let refuse = false;

beforeAll(async () => {
  app = await openTestApp();
  // The database stamps messages by its own clock. The test clock must not be behind it.
  app.clock.set('2040-01-01T09:00:00Z');
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('Mailbox full') : undefined),
    async onData(stream, _session, done) {
      arrived.push(await simpleParser(stream));
      done();
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise<void>((resolve) => sink.close(resolve)));

beforeEach(() => {
  const { port } = sink.server.address() as AddressInfo;
  stop = startMailSender({
    db: app.db,
    clock: app.clock,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Doselore <no-reply@doselore.test>',
    log: (problem) => problems.push(problem),
  });
});

afterEach(() => stop());

const waitFor = (expectation: () => Promise<void> | void) =>
  vi.waitFor(expectation, { timeout: 15_000, interval: 100 });
const outbox = () =>
  app.rows<{ attempts: number; sent: boolean }>(
    'select attempts, sent_at is not null as sent from outbox_messages order by id',
  );

test('a queued message reaches the mail server once, as text and as HTML', async () => {
  const values = { name: 'Nadia\n<Hussain>', page: '/reset/abc' };
  await app.services.mail.send(app.db, reset, [{ to: 'nadia@northgate.test', values }]);
  await waitFor(async () => expect(await outbox()).toEqual([{ attempts: 1, sent: true }]));
  expect(arrived).toHaveLength(1);
  const [mail] = arrived;
  expect(mail?.subject).toBe('Reset your password, Nadia <Hussain>');
  expect(mail?.from?.text).toContain('no-reply@doselore.test');
  expect(mail?.text).toContain('/reset/abc');
  expect(mail?.html).toContain('Hello Nadia\n&#60;Hussain&#62;');
});

test('logs a refused message, stores it and sends it when its next try is due', async () => {
  refuse = true;
  const values = { name: 'Later', page: null };
  await app.services.mail.send(app.db, reset, [{ to: 'full@northgate.test', values }]);
  await waitFor(() => expect(problems.join()).toContain('Mailbox full'));
  expect(await countMail(app.db, app.clock.now())).toEqual({ due: 0, claimed: 1, later: 0, most_tries: 1 });
  refuse = false;
  app.clock.advance(minutes(3));
  await waitFor(async () => expect((await outbox()).at(-1)).toEqual({ attempts: 2, sent: true }));
  expect(arrived.at(-1)?.subject).toBe('Reset your password, Later');
});

test('a calendar file is a part of the message with its method, and no attachment', async () => {
  const body = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  const values = { name: 'No date', page: null };
  const calendar = { method: 'CANCEL', body } as const;
  await app.services.mail.send(app.db, reset, [{ to: 'nadia@northgate.test', values, calendar }]);
  await waitFor(() => expect(arrived.at(-1)?.subject).toBe('Reset your password, No date'));
  const parts = arrived.at(-1)?.attachments.map(({ contentType, content, filename }) => ({
    ...{ contentType, filename },
    text: content.toString(),
  }));
  expect(parts).toEqual([{ contentType: 'text/calendar', filename: undefined, text: body }]);
});
