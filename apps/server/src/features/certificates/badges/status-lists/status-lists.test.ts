import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { expect, test } from 'vitest';
import { buildHolder, verifyByDid } from '../../../../test-support/certificates/badges.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 10 });
server.clock.set('2026-06-01T09:00:00Z');

type Status = { statusListIndex: string; statusListCredential: string; statusPurpose: string };

async function statusOf(jwt: string): Promise<Status> {
  return (await verifyByDid(server, jwt)).payload.credentialStatus as Status;
}

/** Reads the bit of a badge as a checker does: fetches its list, verifies it, and looks the bit up. */
async function isRevoked({ statusListCredential, statusListIndex, statusPurpose }: Status): Promise<boolean> {
  const answer = await server.visitor().get(new URL(statusListCredential).pathname);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/vc+jwt'),
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
  });
  const { payload } = await verifyByDid(server, answer.body);
  expect(payload).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: statusListCredential,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: { type: 'BitstringStatusList', statusPurpose },
  });
  const { encodedList } = payload.credentialSubject as { encodedList: string };
  const list = await decodeList({ encodedList });
  expect(list.length).toBe(131_072);
  return list.getStatus(Number(statusListIndex));
}

const adminId = await buildUser(server.db, { roles: ['super_admin'] });

test('a badge is revoked when its certificate is withdrawn', async () => {
  const [holder, neighbour] = [await buildHolder(server), await buildHolder(server)];
  const [status, other] = [await statusOf((await holder.get()).body), await statusOf((await neighbour.get()).body)];
  expect(await isRevoked(status)).toBe(false);
  const withdrawn = await (await server.as(adminId)).post(`/api/admin/certificates/${holder.id}/withdraw`, {
    reason: 'mistake',
    note: '',
    holdsFrom: 'start',
    restoresId: null,
  });
  expect(withdrawn.statusCode).toBe(200);
  expect(await isRevoked(status)).toBe(true);
  expect(await isRevoked(other)).toBe(false);
});

test('a badge stays valid when its certificate is replaced', async () => {
  const holder = await buildHolder(server);
  const status = await statusOf((await holder.get()).body);
  await server.rows("update certificates set state = 'superseded' where id = $1", [holder.id]);
  expect(await isRevoked(status)).toBe(false);
});

test('concurrent badges of one certificate get one place', async () => {
  const holder = await buildHolder(server);
  const answers = await Promise.all(Array.from({ length: 8 }, () => holder.get()));
  const places = await Promise.all(answers.map(async ({ body }) => (await statusOf(body)).statusListIndex));
  expect(new Set(places).size).toBe(1);
  expect((await server.rows('select from badges where certificate_id = $1', [holder.id])).length).toBe(1);
});

test('places are at random, and certificates in a row have no places in a row', async () => {
  const places: number[] = [];
  for (let nth = 0; nth < 12; nth += 1)
    places.push(Number((await statusOf((await (await buildHolder(server)).get()).body)).statusListIndex));
  expect(new Set(places).size).toBe(12);
  const steps = places.slice(1).map((place, nth) => place - (places[nth] ?? 0));
  expect(steps.every((step) => step > 0)).toBe(false);
  expect(Math.max(...places)).toBeGreaterThan(12);
});

test('a status list that no badge uses is answered with 404', async () => {
  expect((await server.visitor().get('/status-lists/999')).statusCode).toBe(404);
  expect((await server.visitor().get('/status-lists/0')).statusCode).toBe(404);
});
