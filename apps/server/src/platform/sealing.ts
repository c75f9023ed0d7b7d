import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals secrets that must be read again, so a hash cannot be used. `owner` is part of the seal: a text that is moved to
 * another row does not open.
 */
export type Sealing = {
  seal: (text: string, owner: string) => string;
  /** Returns the sealed text. Throws when it was sealed under another key or for another owner. */
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

/** Returns whether a text has the mark of a seal. Texts from before sealing was added lack it. */
export function isSealed(text: string): boolean {
  return text.startsWith(version);
}
