import { gzipSync } from 'node:zlib';
import { statusListLength } from '@doselore/contract/badges';
import { didOf } from '../keys/did-document.ts';

export function statusListAddress(site: string, listNumber: number): string {
  return `${site}/status-lists/${listNumber}`;
}

/** Returns bits as Bitstring Status List 1.0 writes them: from the left, compressed, base64url with the mark `u`. */
function encodeBits(set: readonly number[]): string {
  const bits = Buffer.alloc(statusListLength / 8);
  for (const index of set) {
    const byte = index >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}

type List = { site: string; listNumber: number; withdrawn: readonly number[]; at: Date };

/**
 * Returns a status list as a separate credential. `at` is the time of the query. Checkers may cache the list for an
 * hour.
 */
export function writeStatusList({ site, listNumber, withdrawn, at }: List) {
  const id = statusListAddress(site, listNumber);
  const seconds = Math.floor(at.getTime() / 1_000);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(site),
    validFrom: new Date(seconds * 1_000).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBits(withdrawn),
      ttl: 3_600_000,
    },
    iss: didOf(site),
    jti: id,
    iat: seconds,
    nbf: seconds,
  };
}
