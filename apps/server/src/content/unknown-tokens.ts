import { AppError } from '@doselore/contract';
import { type Clock, minutes } from '../platform/clock/index.ts';

/** Unknown tokens per address in one window. Stale launches of many learners fit; guessing needs far more. */
const budget = 120;
const windowMs = minutes(1);

export type UnknownTokens = {
  /** Throws `too_many_requests` when the address has used up its budget. */
  count: (address: string) => void;
};

/** Counts unknown tokens by address, in windows of one minute. Known tokens are not counted. */
export function countUnknownTokens(clock: Clock): UnknownTokens {
  let counts = new Map<string, number>();
  let beganAt = 0;
  return {
    count(address) {
      const now = clock.now().getTime();
      if (now - beganAt >= windowMs) {
        counts = new Map();
        beganAt = now;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      if (count <= budget) return;
      throw new AppError('too_many_requests', 'Too many unknown launches. Wait a minute and try again.', {
        retryAfter: Math.ceil((beganAt + windowMs - now) / 1_000),
      });
    },
  };
}
