import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Seen = { challenge: string; rpId: string; origin?: string };

/** Simulates a security key: makes one ES256 passkey and signs with it. A test can make it sign false data. */
export function createAuthenticator() {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const shared = { id: text(id), rawId: text(id), type: 'public-key' };
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Seen) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    make(seen: Seen) {
      const key = [
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ];
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...key]);
      const authData = Buffer.concat([authenticatorData(seen.rpId, { flags: 0x45, counter: 0 }), attested]);
      const attestation = [
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ];
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientData('webauthn.create', seen)),
          attestationObject: text(Buffer.concat(attestation)),
        },
      };
    },
    /**
     * Signs a challenge. `flags` 0x05 means that the person was present and verified, 0x01 that they were only present.
     */
    sign(seen: Seen, { counter, flags = 0x05 }: { counter: number; flags?: number }) {
      const data = authenticatorData(seen.rpId, { flags, counter });
      const client = clientData('webauthn.get', seen);
      const signed = createSign('sha256').update(data).update(createHash('sha256').update(client).digest());
      return {
        ...shared,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signed.sign(privateKey)),
        },
      };
    },
  };
}

const text = (bytes: Buffer) => bytes.toString('base64url');

function authenticatorData(rpId: string, { flags, counter }: { flags: number; counter: number }): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
}
