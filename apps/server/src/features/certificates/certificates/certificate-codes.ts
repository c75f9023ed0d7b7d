import { randomInt } from 'node:crypto';

/** Leaves out letters and digits that look alike on a printed page. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function randomCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

export function makeSerial(awardedOn: string): string {
  return `DL-${awardedOn.slice(0, 4)}-${randomCode(8)}`;
}

/** Returns a code of 79 random bits. Everybody who holds the code may check the certificate. */
export function makeVerifyCode(): string {
  return [randomCode(4), randomCode(4), randomCode(4), randomCode(4)].join('-');
}
