import { createPublicKey, sign, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

type Unsigned = { payload: object; keyId: string };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a credential as a JWT (VC-JWT). The payload is the credential with the registered claims of a JWT. */
export function signJwt({ payload, keyId }: Unsigned, { privateKey }: Pick<SigningKey, 'privateKey'>): string {
  const text = `${encode({ alg: 'EdDSA', typ: 'vc+jwt', kid: keyId })}.${encode(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

export type ReadJwt = { keyId: string; payload: Record<string, unknown>; text: string; signature: Buffer };

/**
 * Reads the parts of a JWT without checking its signature. Returns undefined for any other text. Refuses base64url that
 * is not canonical, so that a change of any character is found.
 */
export function readJwt(jwt: string): ReadJwt | undefined {
  const [head, body, end, ...more] = jwt.split('.');
  if (head === undefined || body === undefined || end === undefined || more.length > 0) return undefined;
  const [header, payload, signature] = [decode(head), decode(body), Buffer.from(end, 'base64url')];
  if (header === undefined || payload === undefined || signature.toString('base64url') !== end) return undefined;
  if (header.alg !== 'EdDSA' || typeof header.kid !== 'string') return undefined;
  return { keyId: header.kid, payload, text: `${head}.${body}`, signature };
}

/** Returns whether a key signed a JWT. `x` is the public key, in base64url. */
export function isSignedWith({ text, signature }: ReadJwt, x: string): boolean {
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return verify(null, Buffer.from(text), key, signature);
}

function decode(part: string): Record<string, unknown> | undefined {
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.toString('base64url') !== part) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
