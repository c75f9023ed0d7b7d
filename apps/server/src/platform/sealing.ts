import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What has to be read again, and so cannot be a hash. `owner` is sealed in: what is moved to another row does not open. */
export type Sealing = {
  seal: (text: string, owner: string) => string;
  /** Throws when it was sealed under another key or for another owner. */
  open: (sealed: string, owner: string) => string;
};

const cipherName = 'aes-256-gcm';
const version = 'v1.';
const ivLength = 12;
const tagLength = 16;

export function createSealing(secretKey: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sealing', 32));
  return {
    seal(text, owner) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(cipherName, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    },
  };
}

/** What was stored before anything was sealed lacks the mark. */
export function isSealed(text: string): boolean {
  return text.startsWith(version);
}
