import { beforeEach, expect, test } from 'vitest';
import type { Received, Reply } from '../../../../test-support/servers/outside-server.ts';
import { account, meeting, on, openServices } from './provider.factory.ts';

const { providers, clock, calls, answer, methods, bodyOf } = await openServices();
const { zoom } = providers;

const token = {
  body: { access_token: 'token-1', token_type: 'bearer', expires_in: 3599, api_url: 'https://api.zoom.us' },
};
const made = {
  uuid: 'aDYlohsHRtCd4ii1uC2+hA==',
  ...{ id: 5638296721, host_id: '30R7kT7bTIKSNUFEuH_Qlg', type: 2, status: 'waiting', timezone: 'Europe/London' },
  ...{ start_url: 'https://example.zoom.us/s/5638296721?zak=host', join_url: 'https://example.zoom.us/j/5638296721' },
  password: '123456',
};
const existing = { externalId: '5638296721', joinUrl: 'https://example.zoom.us/j/5638296721', passcode: '123456' };

/** Answers with a token, and otherwise with what this function says. */
const answerCalls = (reply: (call: Received) => Reply | undefined) =>
  answer((call) => (call.path.startsWith('/oauth/token') ? token : reply(call)));

beforeEach(() => {
  // Every test starts without a token.
  clock.advance(3_600_000);
});

test('makes a meeting in the time of London, with waiting room, by the token of the account (B25)', async () => {
  answerCalls(() => ({ status: 201, body: made }));
  expect(await zoom.put(account, meeting)).toEqual(existing);
  const [first] = calls;
  expect(first).toMatchObject({ method: 'POST', path: '/oauth/token' });
  expect(first?.host).toContain('zoom.us');
  expect(first?.body).toBe('grant_type=account_credentials&account_id=tenant-1');
  expect(first?.headers.authorization).toBe(`Basic ${btoa('client-1:a secret of the tests')}`);
  expect(methods()).toEqual(['POST /v2/users/training%40example.org/meetings']);
  expect(calls[1]?.headers.authorization).toBe('Bearer token-1');
  expect(bodyOf(0)).toEqual({
    topic: 'Contraception service',
    type: 2,
    ...{ start_time: '2027-07-01T10:00:00', timezone: 'Europe/London', duration: 90 },
    agenda: 'Made by Doselore: doselore-0123456789abcdefghijkl',
    settings: { join_before_host: false, waiting_room: true },
  });
});

test.each(['2027-01-12', '2027-03-28', '2027-10-31'])('sends 10:00 on %s as 10:00 of the clock (B25)', async (day) => {
  answerCalls(() => ({ status: 201, body: made }));
  await zoom.put(account, on(day));
  expect(bodyOf(0)).toMatchObject({ start_time: `${day}T10:00:00`, timezone: 'Europe/London' });
});

test('asks for a token once in 50 minutes, and again when Zoom no longer accepts it', async () => {
  answerCalls(() => ({ status: 201, body: made }));
  await zoom.put(account, meeting);
  await zoom.put(account, meeting);
  const tokens = () => calls.filter(({ path }) => path.startsWith('/oauth')).length;
  expect(tokens()).toBe(1);
  clock.advance(50 * 60_000);
  await zoom.put(account, meeting);
  expect(tokens()).toBe(2);
  let refused = 0;
  answerCalls(() => {
    refused += 1;
    return refused === 1 ? { status: 401, body: { code: 124 } } : { status: 201, body: made };
  });
  expect(await zoom.put(account, meeting)).toEqual(existing);
  expect(tokens()).toBe(1);
});

test('changes a meeting, and makes it again when it was deleted at Zoom', async () => {
  answerCalls(({ method }) => (method === 'PATCH' ? { status: 204 } : undefined));
  expect(await zoom.put(account, { ...meeting, existing })).toEqual(existing);
  expect(methods()).toEqual(['PATCH /v2/meetings/5638296721']);
  expect(bodyOf(0)).toMatchObject({ start_time: '2027-07-01T10:00:00' });
  answerCalls(({ method }) => (method === 'POST' ? { status: 201, body: { ...made, id: 9 } } : undefined));
  expect(await zoom.put(account, { ...meeting, existing })).toMatchObject({ externalId: '9' });
});

test('a retry finds the meeting that an earlier try has made, on any page of the list', async () => {
  const other = { ...made, id: 1, agenda: 'Something else' };
  answerCalls(({ method, path }) => {
    if (method === 'PATCH') return { status: 204 };
    if (method !== 'GET') return { status: 500 };
    return path.includes('next_page_token=more')
      ? { body: { meetings: [{ ...made, agenda: `Made by Doselore: ${meeting.mark}` }] } }
      : { body: { meetings: [other], next_page_token: 'more' } };
  });
  expect(await zoom.put(account, { ...meeting, isRetry: true })).toEqual(existing);
  expect(methods().map((call) => call.split(' ')[0])).toEqual(['GET', 'GET', 'PATCH']);
});

test('removes a meeting, and one that is gone counts as removed', async () => {
  answerCalls(() => ({ status: 204 }));
  await zoom.remove(account, { externalId: '12', mark: meeting.mark });
  expect(methods()).toEqual(['DELETE /v2/meetings/12']);
  answerCalls(() => ({ status: 404, body: { code: 3001 } }));
  await zoom.remove(account, { externalId: '12', mark: meeting.mark });
});

test('the trainer opens the meeting as its host, delegates by the link', async () => {
  answerCalls(() => ({ body: made }));
  const joined = (role: 'trainer' | 'delegate') =>
    zoom.joinFor?.(account, { ...meeting, existing }, { id: 1, name: 'Amara Osei', role });
  expect(await joined('trainer')).toBe('https://example.zoom.us/s/5638296721?zak=host');
  expect(methods()).toEqual(['GET /v2/meetings/5638296721']);
  expect(await joined('delegate')).toBe(existing.joinUrl);
});

test.each([
  [429, { 'retry-after': '120' }, { isFinal: false, retryAfterMs: 120_000, message: 'Zoom asks to wait.' }],
  [408, {}, { isFinal: false }],
  [500, {}, { isFinal: false, message: 'Zoom has a fault (status 500).' }],
  [400, {}, { isFinal: true, message: 'Zoom refused the call (status 400).' }],
  [403, {}, { isFinal: true, message: 'Zoom does not allow this to the app. Check its rights.' }],
  [404, {}, { isFinal: true, message: 'Zoom does not know the host or the meeting.' }],
])('a refusal with %i is described, and is final or not', async (status, headers, expected) => {
  answerCalls(() => ({ status, headers, body: { message: 'secret words of Zoom' } }));
  await expect(zoom.put(account, meeting)).rejects.toMatchObject(expected);
});

test('a wrong secret, a missing secret and an answer of another form are named', async () => {
  answer(() => ({ status: 400, body: { reason: 'Invalid client_id or client_secret' } }));
  await expect(zoom.check(account)).rejects.toMatchObject({
    isFinal: true,
    message: 'Zoom does not accept the account ID, the client ID or the secret.',
  });
  await expect(zoom.check({ ...account, secret: null })).rejects.toMatchObject({
    isFinal: true,
    message: 'This account has no client secret. Enter it in the account.',
  });
  answerCalls(() => ({ status: 201, body: { id: 3, join_url: 'http://example.org' } }));
  await expect(zoom.put(account, meeting)).rejects.toMatchObject({
    isFinal: false,
    message: 'Zoom answered in a form that is not documented.',
  });
});

test('the check of an account lists one of its meetings at Zoom', async () => {
  answerCalls(() => ({ body: { meetings: [] } }));
  await zoom.check(account);
  expect(methods()).toEqual(['GET /v2/users/training%40example.org/meetings?type=scheduled&page_size=1']);
});
