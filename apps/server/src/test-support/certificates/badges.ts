import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { buildAbstractCourse } from '../catalogue.factory.ts';
import { buildUser } from '../people.factory.ts';
import { buildGroup } from '../places.factory.ts';
import type { TestApp } from '../test-app.ts';
import { buildCertificate } from './certificates.factory.ts';

type Overrides = Partial<Parameters<typeof buildCertificate>[1]>;

/** Builds a certificate and returns it with functions that its holder and checkers use. */
export async function buildHolder(server: TestApp, overrides: Overrides = {}) {
  const { db } = server;
  const userId = overrides.userId ?? (await buildUser(db));
  const groupId = overrides.groupId ?? (await buildGroup(db));
  const productId = overrides.productId ?? (await buildAbstractCourse(db));
  const id = await buildCertificate(db, { ...overrides, userId, groupId, productId });
  const client = await server.as(userId);
  const address = `/api/certificates/${id}/badge`;
  const get = async (query = '') => {
    const made = await client.post(address, {});
    return made.statusCode === 200 ? client.get(`${address}${query}`) : made;
  };
  return { id, userId, groupId, productId, client, address, get };
}

/** Verifies a JWT as a checker does who knows the server only by its DID document. */
export async function verifyByDid(server: TestApp, jwt: string, at: Date = server.clock.now()) {
  const did = (await server.visitor().get('/.well-known/did.json')).json<{
    id: string;
    verificationMethod: { publicKeyJwk: JSONWebKeySet['keys'][number] }[];
  }>();
  const keys = createLocalJWKSet({ keys: did.verificationMethod.map(({ publicKeyJwk }) => publicKeyJwk) });
  const { payload, protectedHeader } = await jwtVerify(jwt, keys, {
    issuer: did.id,
    algorithms: ['EdDSA'],
    typ: 'vc+jwt',
    currentDate: at,
  });
  return { payload, protectedHeader };
}
