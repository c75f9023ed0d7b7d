import { createHash } from 'node:crypto';
import type { Clock } from '../../../../platform/clock/index.ts';

const keptMs = 50 * 60_000;

/** Access tokens of services, in memory for 50 minutes. A changed secret has a token of its own. */
export type AppTokens = {
  get(key: readonly string[], fetch: () => Promise<string>): Promise<string>;
  /** Forgets a token that the service no longer accepts. */
  drop(key: readonly string[]): void;
};

export function createAppTokens(clock: Clock): AppTokens {
  const tokens = new Map<string, { token: Promise<string>; until: number }>();
  const nameOf = (key: readonly string[]) => createHash('sha256').update(JSON.stringify(key)).digest('base64');
  return {
    get(key, fetch) {
      const name = nameOf(key);
      const known = tokens.get(name);
      const now = clock.now().getTime();
      if (known !== undefined && known.until > now) return known.token;
      const token = fetch();
      tokens.set(name, { token, until: now + keptMs });
      token.catch(() => tokens.delete(name));
      return token;
    },
    drop: (key) => void tokens.delete(nameOf(key)),
  };
}
