import type { Config } from '../config.ts';

/**
 * Returns the address for links in emails: the configured one, or that of this server. Never taken from a Host header.
 */
export function publicUrl(config: Config): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}
