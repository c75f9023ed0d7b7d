import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';

const issuer = 'Doselore';
const periodMs = 30_000;
/** Periods before and after the present one whose code is taken too, for clocks that are a little off. */
const tolerance = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: periodMs / 1_000 });
}

/** 160 random bits in base32, as authenticator apps take them. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** A QR code for the app, as a data address. */
export function pictureOf(secret: string, label: string): Promise<string> {
  return toDataURL(totpOf(secret, label).toString(), { margin: 2, scale: 5, errorCorrectionLevel: 'M' });
}

/** The period a code belongs to; undefined when it is wrong. The caller sees to it that a period is used once. */
export function periodOf(secret: string, code: string, at: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: tolerance });
  return delta === null ? undefined : Math.floor(at.getTime() / periodMs) + delta;
}
