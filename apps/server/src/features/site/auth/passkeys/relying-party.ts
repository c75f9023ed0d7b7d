import type { Config } from '../../../../config.ts';
import { publicUrl } from '../../../../platform/public-url.ts';

/** Returns the site for which passkeys are created. Reads it from the configuration only, never from a Host header. */
export function relyingParty(config: Config): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl(config));
  return { id: hostname, name: 'Doselore', origin };
}
