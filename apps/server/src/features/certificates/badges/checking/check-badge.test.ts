import { expect, test } from 'vitest';
import { buildHolder } from '../../../../test-support/certificates/badges.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
server.clock.set('2026-06-01T09:00:00Z');
const adminId = await buildUser(server.db, { roles: ['super_admin'] });

const check = async (badge: string) => (await server.visitor().post('/certificate-check/badge', { badge })).json();
const facts = { firstName: 'Ffion', lastName: 'Maddox', title: 'Sepsis awareness' };

test('shows the present state of the certificate of a genuine badge', async () => {
  const holder = await buildHolder(server, facts);
  const jwt = (await holder.get()).body;
  expect(await check(` ${jwt}\n`)).toEqual({
    verdict: 'genuine',
    certificate: {
      holder: null,
      title: 'Sepsis awareness',
      type: null,
      hours: null,
      awarded_on: '2026-01-10',
      expires_on: '2027-01-10',
      state: 'valid',
      withdrawn_on: null,
      replaced_by: null,
    },
  });
  server.clock.set('2027-01-11T00:00:00Z');
  expect((await check(jwt)).certificate.state).toBe('expired');
  server.clock.set('2026-06-01T09:00:00Z');
});

test('shows when the certificate was withdrawn, and that a replaced certificate is genuine', async () => {
  const holder = await buildHolder(server, facts);
  const jwt = (await holder.get()).body;
  await server.rows("update certificates set state = 'superseded' where id = $1", [holder.id]);
  expect(await check(jwt)).toMatchObject({ verdict: 'genuine', certificate: { state: 'superseded' } });
  const body = { reason: 'mistake', note: '', holdsFrom: 'start', restoresId: null };
  await (await server.as(adminId)).post(`/api/admin/certificates/${holder.id}/withdraw`, body);
  expect(await check(jwt)).toMatchObject({
    verdict: 'genuine',
    certificate: { state: 'revoked', withdrawn_on: '2026-06-01' },
  });
});

test('shows the name only where the badge contains it, and of nobody who was erased', async () => {
  const holder = await buildHolder(server, facts);
  const named = (await holder.get('?holder=named')).body;
  expect((await check(named)).certificate.holder).toBe('Ffion Maddox');
  const erased = await (await server.as(adminId)).post(`/api/admin/users/${holder.userId}/erase`, {
    reason: 'personAsked',
  });
  expect(erased.statusCode).toBe(200);
  expect((await check(named)).certificate).toMatchObject({ holder: null, title: 'Sepsis awareness' });
});

test('distinguishes a changed badge, a badge of another issuer and other texts', async () => {
  const holder = await buildHolder(server);
  const [head = '', body = '', end = ''] = (await holder.get()).body.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
  const changed = encode({ ...payload, validUntil: '2099-01-01T23:59:59Z' });
  const verdicts = [
    `${head}.${changed}.${end}`,
    `${encode({ ...header, kid: header.kid.replace('#key-1', '#key-9') })}.${body}.${end}`,
    `${encode({ ...header, kid: 'did:web:elsewhere.example#key-1' })}.${body}.${end}`,
    `${encode({ ...header, alg: 'none' })}.${body}.`,
    `${head}.${encode({ ...payload, type: ['VerifiableCredential'] })}.${end}`,
    'Hello',
  ];
  expect(await Promise.all(verdicts.map(async (badge) => (await check(badge)).verdict))).toEqual([
    'changed',
    'changed',
    'other_issuer',
    'unreadable',
    'unreadable',
    'unreadable',
  ]);
});

test('a network checks 60 certificates and badges a minute', async () => {
  await server.rows('delete from throttles');
  server.clock.set('2026-07-01T09:00:00Z');
  const codes = Array.from({ length: 61 }, (_, nth) =>
    nth % 2 === 0 ? check('x') : server.visitor().get(`/certificate-check/AAAA-BBBB-CCCC-${1_000 + nth}`),
  );
  await Promise.all(codes.slice(0, 60));
  const refused = await server.visitor().post('/certificate-check/badge', { badge: 'x' });
  expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringMatching(/^Too many attempts/u)]);
  server.clock.set('2026-07-01T09:01:00Z');
  expect((await check('x')).verdict).toBe('unreadable');
});

test('an achievement is shown once a certificate names it, and says nothing about people', async () => {
  const { productId } = await buildHolder(server, facts);
  const read = (version: number) => server.visitor().get(`/badge-achievements/abstract_course/${productId}/${version}`);
  expect((await read(0)).json()).toEqual({
    title: 'Sepsis awareness',
    objectives: [],
    cpd_minutes: null,
    accreditation_reference: '',
    reviewed_on: null,
  });
  expect((await read(1)).statusCode).toBe(404);
});
