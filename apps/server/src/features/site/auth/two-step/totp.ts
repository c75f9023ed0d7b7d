import { Secret, TOTP } from 'otpauth';

const issuer = 'Doselore';
const periodMs = 30_000;
/** Number of periods before and after the current one whose code is also accepted, for clocks that differ a little. */
const tolerance = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: periodMs / 1_000 });
}

/** Returns 160 random bits in base32, the form that authenticator apps read. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns a QR code for the app as a data URL. */
export async function pictureOf(secret: string, label: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(totpOf(secret, label).toString(), { margin: 2, scale: 5, errorCorrectionLevel: 'M' });
}

/** Returns the period of a code, or undefined when it is wrong. The caller ensures that each period is used once. */
export function periodOf(secret: string, code: string, at: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: tolerance });
  return delta === null ? undefined : Math.floor(at.getTime() / periodMs) + delta;
}
