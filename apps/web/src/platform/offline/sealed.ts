/** A value that is encrypted with a key of this browser. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const name = 'AES-GCM';

/** Makes a key that no script can export. Browsers store it as it is. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts a value that JSON can write. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name, iv }, key, new TextEncoder().encode(JSON.stringify(value)));
  return { iv, data };
}

/** Decrypts a value. Rejects when it was encrypted with another key. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name, iv }, key, data)));
}
