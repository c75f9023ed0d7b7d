import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildHolder, verifyByDid } from '../../../../test-support/certificates/badges.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
server.clock.set('2026-06-01T09:00:00Z');

const holder = await buildHolder(server, { firstName: 'Ffion', lastName: 'Maddox', title: 'Sepsis awareness' });
await server.rows(
  `insert into product_details (product_type, product_id, version, objectives, audience, accreditation_reference,
     target_roles, mandatory_for, standards, months_reason, months_source, keywords, cpd_minutes, made_at)
   select 'abstract_course', $1, n, case n when 1 then E'recognise sepsis\\nact within an hour' else 'later words' end,
     '', '', '', '', '', '', '', '', 60, case n when 1 then timestamptz '2020-01-01' else timestamptz '2099-01-01' end
   from generate_series(1, 2) n`,
  [holder.productId],
);

type Json = { [key: string]: Json } & string;

async function credentialOf(query = ''): Promise<Json> {
  const answer = await holder.get(query);
  expect(answer.statusCode).toBe(200);
  return (await verifyByDid(server, answer.body)).payload as unknown as Json;
}

const read = (credential: Json, path: string) =>
  path.split('.').reduce<Json | undefined>((value, name) => value?.[name], credential);

const uri = expect.stringMatching(/^(https?:\/\/\S+|urn:uuid:[\da-f-]{36}|did:web:\S+)$/u);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u);
const words = expect.stringMatching(/\S/u);

/** Fields that the data model of Open Badges 3.0, the status list and the JWT require. */
const required: readonly [string, unknown][] = [
  ['@context.0', 'https://www.w3.org/ns/credentials/v2'],
  ['@context.1', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  ['id', uri],
  ['type', ['VerifiableCredential', 'OpenBadgeCredential']],
  ['name', words],
  ['issuer.id', uri],
  ['issuer.type', ['Profile']],
  ['issuer.name', words],
  ['issuer.url', uri],
  ['validFrom', moment],
  ['credentialSubject.type', ['AchievementSubject']],
  ['credentialSubject.identifier.0.type', 'IdentityObject'],
  ['credentialSubject.identifier.0.hashed', true],
  ['credentialSubject.identifier.0.identityHash', expect.stringMatching(/^sha256\$[\da-f]{64}$/u)],
  ['credentialSubject.identifier.0.identityType', 'emailAddress'],
  ['credentialSubject.identifier.0.salt', words],
  ['credentialSubject.achievement.id', uri],
  ['credentialSubject.achievement.type', ['Achievement']],
  ['credentialSubject.achievement.name', 'Sepsis awareness'],
  ['credentialSubject.achievement.description', words],
  ['credentialSubject.achievement.criteria.narrative', words],
  ['credentialSubject.achievement.resultDescription.0.id', uri],
  ['credentialSubject.achievement.resultDescription.0.type', ['ResultDescription']],
  ['credentialSubject.achievement.resultDescription.0.name', words],
  ['credentialSubject.achievement.resultDescription.0.resultType', expect.stringMatching(/^ext:/u)],
  ['credentialSubject.result.0.type', ['Result']],
  ['credentialSubject.result.0.value', '12'],
  ['credentialSubject.result.1.value', '2027-01-10'],
  ['credentialStatus.id', uri],
  ['credentialStatus.type', 'BitstringStatusListEntry'],
  ['credentialStatus.statusPurpose', 'revocation'],
  ['credentialStatus.statusListIndex', expect.stringMatching(/^\d+$/u)],
  ['credentialStatus.statusListCredential', uri],
  ['credentialSchema.0.id', uri],
  ['credentialSchema.0.type', '1EdTechJsonSchemaValidator2019'],
  ['validUntil', '2027-01-10T23:59:59Z'],
  ['nbf', Date.UTC(2026, 0, 10) / 1_000],
  ['exp', Date.UTC(2027, 0, 10, 23, 59, 59) / 1_000],
];

test('has every field that Open Badges 3.0 requires', async () => {
  const credential = await credentialOf();
  for (const [path, value] of required) expect(read(credential, path), path).toEqual(value);
  expect(credential.iss).toBe(read(credential, 'issuer.id'));
  expect(credential.jti).toBe(credential.id);
  expect(credential).not.toHaveProperty('vc');
  const results = read(credential, 'credentialSubject.result') as unknown as { resultDescription: string }[];
  const described = read(credential, 'credentialSubject.achievement.resultDescription') as unknown as { id: string }[];
  expect(results.map(({ resultDescription }) => resultDescription)).toEqual(described.map(({ id }) => id));
});

test('names the version of the details of the day of issue, with its objectives as criteria', async () => {
  const credential = await credentialOf();
  const id = read(credential, 'credentialSubject.achievement.id');
  expect(id).toBe(`${read(credential, 'issuer.url')}/achievements/abstract_course/${holder.productId}/1`);
  expect(read(credential, 'credentialSubject.achievement.criteria.narrative')).toBe(
    'The holder has completed Sepsis awareness.\n\nBy the end you can:\n\n- recognise sepsis\n- act within an hour',
  );
});

test('contains the email address as a hash with a salt of its own, and the name only when the person chose it', async () => {
  const [{ email } = { email: '' }] = await server.rows<{ email: string }>('select email from users where id = $1', [
    holder.userId,
  ]);
  const [first, second, named] = [await credentialOf(), await credentialOf(), await credentialOf('?holder=named')];
  const identity = read(first, 'credentialSubject.identifier.0');
  const digest = createHash('sha256').update(`${email}${identity?.salt}`).digest('hex');
  expect(identity?.identityHash).toBe(`sha256$${digest}`);
  expect(identity?.salt).not.toBe(read(second, 'credentialSubject.identifier.0.salt'));
  expect(JSON.stringify(first)).not.toMatch(/Ffion|Maddox|Brightwell/u);
  expect(JSON.stringify([first, named])).not.toContain(email);
  expect(read(first, 'credentialSubject.identifier')).toHaveLength(1);
  expect(read(named, 'credentialSubject.identifier.1')).toEqual({
    type: 'IdentityObject',
    hashed: false,
    identityHash: 'Ffion Maddox',
    identityType: 'name',
  });
});

test('the badge of a certificate that never expires has no last day', async () => {
  const endless = await buildHolder(server, { expiresOn: null });
  const { payload } = await verifyByDid(server, (await endless.get()).body);
  expect(payload).not.toHaveProperty('exp');
  expect(payload).not.toHaveProperty('validUntil');
});

test.each([
  ['replaced', { state: 'superseded' }, 409],
  ['withdrawn', { state: 'revoked' }, 409],
  ['expired', { expiresOn: '2026-05-31' }, 409],
  ['valid on its last day', { expiresOn: '2026-06-01' }, 200],
] as const)('a certificate that is %s answers %s', async (_state, overrides, status) => {
  expect((await (await buildHolder(server, overrides)).get()).statusCode).toBe(status);
});

test('refuses the badge of another person', async () => {
  const other = await server.as((await buildHolder(server)).userId);
  expect((await other.get(holder.address)).statusCode).toBe(404);
  expect((await server.visitor().get(holder.address)).statusCode).toBe(401);
});

test('is downloaded as a file that names nobody', async () => {
  const answer = await holder.get();
  expect(answer.headers['content-type']).toContain('application/vc+jwt');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Badge - Sepsis awareness - DL-2026-\w{8}\.jwt"$/u,
  );
});
