import { beforeEach, expect, test } from 'vitest';
import type { Received, Reply } from '../../../../test-support/servers/outside-server.ts';
import { account, meeting, on, openServices } from './provider.factory.ts';

const { providers, clock, calls, answer, methods, bodyOf } = await openServices();
const { teams } = providers;
const base = '/v1.0/users/training%40example.org/onlineMeetings';

const made = {
  '@odata.context': "https://graph.microsoft.com/v1.0/$metadata#users('x')/onlineMeetings/$entity",
  id: 'MSpkYzE3',
  joinWebUrl: 'https://teams.microsoft.com/l/meetup-join/19%3ameeting',
  subject: 'Contraception service',
  joinMeetingIdSettings: { isPasscodeRequired: true, joinMeetingId: '1234567890', passcode: 'qh37NK' },
};
const existing = { externalId: made.id, joinUrl: made.joinWebUrl, passcode: 'qh37NK' };

const answerCalls = (reply: (call: Received) => Reply | undefined) =>
  answer((call) =>
    call.path.endsWith('/oauth2/v2.0/token') ? { body: { access_token: 'token-2', expires_in: 3599 } } : reply(call),
  );

beforeEach(() => {
  clock.advance(3_600_000);
});

test('makes a meeting by its mark, in UTC, with client credentials (B25)', async () => {
  answerCalls(() => ({ status: 201, body: made }));
  expect(await teams.put(account, meeting)).toEqual(existing);
  expect(calls[0]?.path).toBe('/tenant-1/oauth2/v2.0/token');
  expect(calls[0]?.host).toContain('login.microsoftonline.com');
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'client-1',
    client_secret: 'a secret of the tests',
    scope: 'https://graph.microsoft.com/.default',
  });
  expect(calls[1]?.headers.authorization).toBe('Bearer token-2');
  expect(methods()).toEqual([`POST ${base}/createOrGet`]);
  expect(bodyOf(0)).toEqual({
    externalId: meeting.mark,
    subject: 'Contraception service',
    startDateTime: '2027-07-01T09:00:00.000Z',
    endDateTime: '2027-07-01T10:30:00.000Z',
  });
});

test.each([
  ['2027-01-12', '10:00'],
  ['2027-03-28', '09:00'],
  ['2027-10-31', '10:00'],
])('sends 10:00 on %s as %s UTC (B25)', async (day, utc) => {
  answerCalls(() => ({ status: 201, body: made }));
  await teams.put(account, on(day));
  expect(bodyOf(0)).toMatchObject({ startDateTime: `${day}T${utc}:00.000Z` });
});

test('a retry gets the meeting of the first try and gives it the present time', async () => {
  answerCalls(({ method }) => (method === 'PATCH' ? { body: made } : { status: 200, body: made }));
  expect(await teams.put(account, { ...meeting, isRetry: true })).toEqual(existing);
  expect(methods()).toEqual([`POST ${base}/createOrGet`, `PATCH ${base}/MSpkYzE3`]);
  expect(bodyOf(1)).toEqual({
    subject: 'Contraception service',
    startDateTime: '2027-07-01T09:00:00.000Z',
    endDateTime: '2027-07-01T10:30:00.000Z',
  });
});

test('changes a meeting, makes it again when it is gone, and removes it', async () => {
  answerCalls(({ method }) => (method === 'PATCH' ? { body: made } : undefined));
  await teams.put(account, { ...meeting, existing });
  expect(methods()).toEqual([`PATCH ${base}/MSpkYzE3`]);
  answerCalls(({ method }) => (method === 'POST' ? { status: 201, body: made } : undefined));
  expect(await teams.put(account, { ...meeting, existing })).toEqual(existing);
  answerCalls(() => ({ status: 204 }));
  await teams.remove(account, { externalId: 'MSpkYzE3', mark: meeting.mark });
  expect(methods()).toEqual([`DELETE ${base}/MSpkYzE3`]);
  answerCalls(() => ({ status: 404, body: { error: { code: 'NotFound' } } }));
  await teams.remove(account, { externalId: 'MSpkYzE3', mark: meeting.mark });
});

test('a 403 names the right and the policy that are missing', async () => {
  answerCalls(() => ({ status: 403, body: { error: { code: 'Forbidden', message: 'No application access policy' } } }));
  const refused = { isFinal: true, message: expect.stringContaining('grant an application access policy to the host') };
  await expect(teams.check(account)).rejects.toMatchObject(refused);
  await expect(teams.put(account, meeting)).rejects.toMatchObject(refused);
});

test('a check accepts that there is no such meeting, and renews a token once', async () => {
  answerCalls(() => ({ status: 404, body: { error: { code: 'NotFound' } } }));
  await teams.check(account);
  answerCalls(() => ({ status: 401, body: {} }));
  await expect(teams.check(account)).rejects.toMatchObject({ isFinal: true });
  expect(methods()).toHaveLength(2);
});

test('a busy service says when to come back', async () => {
  answerCalls(() => ({ status: 429, headers: { 'retry-after': '30' }, body: {} }));
  await expect(teams.put(account, meeting)).rejects.toMatchObject({ isFinal: false, retryAfterMs: 30_000 });
});
