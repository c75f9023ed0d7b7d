import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/db/index.ts';
import { buildHolder, verifyByDid } from '../../../../test-support/certificates/badges.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { isSignedWith, readJwt } from './jwt.ts';
import { rotateBadgeKeys } from './make-key.ts';

const server = await openTestApp({ connections: 10 });
server.clock.set('2026-06-01T09:00:00Z');

type Key = { number: number; public_key: string; sealed_private_key: string | null };
const keys = () => server.rows<Key>('select number, public_key, sealed_private_key from badge_keys order by number');

const rotate = () => inTransaction(server.db, async (tx) => void (await rotateBadgeKeys(server.services).run(tx)));

test('first badges at the same time are signed with one key', async () => {
  const holders = await Promise.all(Array.from({ length: 8 }, () => buildHolder(server)));
  expect(await keys()).toEqual([]);
  const answers = await Promise.all(holders.map(({ get }) => get()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  const [key] = await keys();
  expect(await keys()).toHaveLength(1);
  expect(key?.sealed_private_key).toMatch(/^v1\./u);
});

test('a badge with any character changed does not verify', async () => {
  const { get } = await buildHolder(server);
  const jwt = (await get('?holder=named')).body;
  const [key] = await keys();
  const passes = (text: string) => {
    const read = readJwt(text);
    return read !== undefined && isSignedWith(read, key?.public_key ?? '');
  };
  expect(passes(jwt)).toBe(true);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';
  fc.assert(
    fc.property(fc.nat(jwt.length - 1), fc.constantFrom(...letters.split('')), (at, letter) => {
      fc.pre(jwt[at] !== letter);
      expect(passes(jwt.slice(0, at) + letter + jwt.slice(at + 1))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
  // The last character has spare bits, which lenient readers ignore.
  for (const letter of letters.split('')) expect(passes(jwt.slice(0, -1) + letter)).toBe(jwt.endsWith(letter));
  for (const [from, to] of [
    [0, -1],
    [1, undefined],
  ] as const)
    expect(passes(jwt.slice(from, to))).toBe(false);
  expect(passes(`${jwt}.`)).toBe(false);
});

test('the library jose refuses a changed badge by the published key', async () => {
  const { get } = await buildHolder(server);
  const [head, body = '', end] = (await get()).body.split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...payload, validUntil: '2099-01-01T00:00:00Z' })).toString('base64url');
  await expect(verifyByDid(server, `${head}.${changed}.${end}`)).rejects.toThrow('signature verification failed');
});

test('a key signs for a year. The next one has another number, and earlier badges are still verified', async () => {
  server.clock.set('2026-06-01T09:00:00Z');
  const { address, userId, get } = await buildHolder(server, { expiresOn: null });
  await get();
  const take = async () => (await (await server.as(userId)).get(address)).body;
  const early = await take();
  server.clock.set('2027-06-01T08:59:59Z');
  await rotate();
  expect((await verifyByDid(server, await take())).protectedHeader.kid).toMatch(/#key-1$/u);
  server.clock.set('2027-06-01T09:00:00Z');
  await Promise.all([rotate(), rotate(), rotate()]);
  const late = await take();
  const first = await verifyByDid(server, early);
  const second = await verifyByDid(server, late);
  expect([first.protectedHeader.kid, second.protectedHeader.kid]).toEqual([
    expect.stringMatching(/^did:web:localhost%3A\d+#key-1$/u),
    expect.stringMatching(/^did:web:localhost%3A\d+#key-2$/u),
  ]);
  const [one, two] = await keys();
  expect(one?.public_key).not.toBe(two?.public_key);
  // The private key is deleted, so that the earlier key can never sign again.
  expect([one?.sealed_private_key, two?.sealed_private_key]).toEqual([null, expect.any(String)]);
});

test('the document of keys is public, and says nothing but keys', async () => {
  const answer = await server.visitor().get('/.well-known/did.json');
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/did+json'),
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  });
  const document = answer.json();
  expect(document.id).toMatch(/^did:web:localhost%3A\d+$/u);
  expect(document.assertionMethod).toEqual(document.verificationMethod.map(({ id }: { id: string }) => id));
  expect(JSON.stringify(document)).not.toContain('"d"');
});
