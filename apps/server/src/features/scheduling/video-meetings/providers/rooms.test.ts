import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { account, meeting, on, openServices } from './provider.factory.ts';

const { providers, calls, answer, methods } = await openServices();
const { jitsi, bigbluebutton, manual } = providers;
const server = { ...account, host: 'https://meet.example.org/' };
const open = { ...server, clientId: null, secret: null };
const trainer = { id: 3, name: 'Amara Osei', role: 'trainer' } as const;
const delegate = { id: 4, name: 'Judith Marlowe', role: 'delegate' } as const;

test('Jitsi has a room by its name, without a call and without a credential', async () => {
  answer(() => undefined);
  const existing = await jitsi.put(open, meeting);
  expect(existing).toEqual({
    externalId: meeting.mark,
    joinUrl: 'https://meet.example.org/doselore-0123456789abcdefghijkl',
    passcode: null,
  });
  expect(await jitsi.joinFor?.(open, { ...meeting, existing }, delegate)).toBe(existing.joinUrl);
  await jitsi.remove(open, { externalId: existing.externalId, mark: meeting.mark });
  expect(calls).toHaveLength(0);
});

/** Reads the token of an address, at a moment when it is valid. */
async function tokenOf(url: string | undefined, at: string) {
  const token = new URL(url ?? '').searchParams.get('jwt') ?? '';
  const key = new TextEncoder().encode(account.secret ?? '');
  return (await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(at) })).payload;
}

test('Jitsi with an app gives each person a token for this room and time (B25)', async () => {
  const existing = await jitsi.put(server, meeting);
  const join = (who: typeof trainer | typeof delegate) => jitsi.joinFor?.(server, { ...meeting, existing }, who);
  expect(await tokenOf(await join(delegate), '2027-07-01T09:00:00Z')).toEqual({
    ...{ iss: 'client-1', aud: 'client-1', sub: 'meet.example.org', room: meeting.mark },
    context: { user: { id: '4', name: 'Judith Marlowe', moderator: false } },
    nbf: Date.parse('2027-07-01T08:30:00Z') / 1_000,
    exp: Date.parse('2027-07-01T11:30:00Z') / 1_000,
  });
  const ofTrainer = await tokenOf(await join(trainer), '2027-07-01T09:00:00Z');
  expect(ofTrainer).toMatchObject({
    nbf: Date.parse('2027-07-01T08:00:00Z') / 1_000,
    context: { user: { moderator: true } },
  });
  const inWinter = await jitsi.joinFor?.(server, { ...on('2027-01-12'), existing }, delegate);
  expect((await tokenOf(inWinter, '2027-01-12T10:00:00Z')).nbf).toBe(Date.parse('2027-01-12T09:30:00Z') / 1_000);
});

test('a check of Jitsi opens its page, and names an address that forwards', async () => {
  answer(() => ({ body: '<html>' }));
  await jitsi.check(server);
  expect(methods()).toEqual(['GET /']);
  answer(() => ({ status: 301, headers: { location: 'https://other.example.org/' } }));
  await expect(jitsi.check(server)).rejects.toMatchObject({
    isFinal: true,
    message: 'Jitsi: meet.example.org forwards to https://other.example.org/. Enter that address instead.',
  });
});

const success = '<response><returncode>SUCCESS</returncode><meetingID>x</meetingID></response>';
const rooms = { ...account, host: 'https://bbb.example.org/bigbluebutton/' };

/** Returns whether the checksum of a call is that of the shared secret. */
function isSigned(path: string): boolean {
  const url = new URL(path, 'https://bbb.example.org');
  const [, query = '', checksum = ''] = /^\?(.*?)&?checksum=(.*)$/u.exec(url.search) ?? [];
  const name = url.pathname.split('/').at(-1);
  return checksum === createHash('sha256').update(`${name}${query}${account.secret}`).digest('hex');
}

test('BigBlueButton makes the room when someone joins, and gives each person an address', async () => {
  answer(() => ({ body: success, headers: { 'content-type': 'text/xml' } }));
  const existing = await bigbluebutton.put(rooms, meeting);
  expect(calls).toHaveLength(0);
  const join = (who: typeof trainer | typeof delegate) => bigbluebutton.joinFor?.(rooms, { ...meeting, existing }, who);
  const asTrainer = new URL((await join(trainer)) ?? '');
  expect(calls).toHaveLength(1);
  const path = calls[0]?.path ?? '';
  expect(path).toMatch(/^\/bigbluebutton\/api\/create\?name=Contraception\+service&meetingID=doselore-/u);
  expect(isSigned(path)).toBe(true);
  expect(asTrainer.origin + asTrainer.pathname).toBe('https://bbb.example.org/bigbluebutton/api/join');
  expect(isSigned(asTrainer.pathname + asTrainer.search)).toBe(true);
  expect(Object.fromEntries(asTrainer.searchParams)).toMatchObject({
    ...{ fullName: 'Amara Osei', meetingID: meeting.mark, role: 'MODERATOR', userID: '3' },
  });
  expect(new URL((await join(delegate)) ?? '').searchParams.get('role')).toBe('VIEWER');
  await bigbluebutton.remove(rooms, { externalId: meeting.mark, mark: meeting.mark });
});

test('a check of BigBlueButton names a wrong secret and a server that is none', async () => {
  answer(() => ({ body: success }));
  await bigbluebutton.check(rooms);
  expect(isSigned(calls[0]?.path ?? '')).toBe(true);
  answer(() => ({
    body: '<response><returncode>FAILED</returncode><messageKey>checksumError</messageKey></response>',
  }));
  await expect(bigbluebutton.check(rooms)).rejects.toMatchObject({
    message: 'BigBlueButton does not accept the shared secret.',
  });
  answer(() => ({ body: '<html>Welcome</html>' }));
  await expect(bigbluebutton.check(rooms)).rejects.toMatchObject({
    message: 'There is no BigBlueButton server at bbb.example.org.',
  });
});

test('a typed link is the link of every meeting, and only its form is checked', async () => {
  answer(() => undefined);
  const typed = { ...open, host: 'https://meet.example.org/room-4' };
  await manual.check(typed);
  expect((await manual.put(typed, meeting)).joinUrl).toBe('https://meet.example.org/room-4');
  await expect(manual.check({ ...typed, host: 'http://meet.example.org' })).rejects.toThrow('https://');
  expect(calls).toHaveLength(0);
});
