/** Returns the name of the issuer of badges: `did:web:learn.example.org`. A port is encoded, as `did:web` asks. */
export function didOf(site: string): string {
  return `did:web:${encodeURIComponent(new URL(site).host)}`;
}

export function keyIdOf(site: string, number: number): string {
  return `${didOf(site)}#key-${number}`;
}

/** Returns the number of a key from its id, or undefined for a key of another issuer. */
export function keyNumberOf(site: string, keyId: string): number | undefined {
  const prefix = `${didOf(site)}#key-`;
  const number = keyId.startsWith(prefix) ? keyId.slice(prefix.length) : '';
  return /^[1-9]\d{0,8}$/u.test(number) ? Number(number) : undefined;
}

type PublicKey = { number: number; public_key: string };

/** Returns the DID document with every key that has signed badges, so that checkers can also verify old badges. */
export function writeDidDocument(site: string, keys: readonly PublicKey[]) {
  const did = didOf(site);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: keys.map(({ number, public_key: x }) => ({
      id: keyIdOf(site, number),
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x, alg: 'EdDSA', use: 'sig', kid: keyIdOf(site, number) },
    })),
    assertionMethod: keys.map(({ number }) => keyIdOf(site, number)),
  };
}
