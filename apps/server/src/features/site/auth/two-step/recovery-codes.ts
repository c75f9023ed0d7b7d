import { randomInt } from 'node:crypto';
import { sha256 } from '../../../../platform/secrets.ts';

/** Leaves out letters and digits that look alike in handwriting. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const howMany = 10;

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns ten codes of 79 bits each, to be shown once: `k7m2-9xwd-hq4t-r3vb`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => [group(), group(), group(), group()].join('-'));
}

/** Returns the hash under which a code is stored and looked up. */
export function hashRecoveryCode(code: string): Buffer {
  return sha256(normaliseCode(code));
}

/** Removes the spaces and hyphens that people type or leave out. */
export function normaliseCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]+/gu, '');
}
