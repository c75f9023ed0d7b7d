import { AppError } from '@doselore/contract';
import { hash, verify } from '@node-rs/argon2';

/** First recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hash of an unknown password, so that an unknown name takes as long as a known one. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$6P5RzqTgzHMiKUwBTnPsGBYAOcO1kZUzbyCxuzzJPcE';
const maxWaiting = 50;

/** Runs at most as many hashes at once as there are cores. More would only slow down all of them. */
export function createPasswords(cores: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const slot = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= cores) {
      if (waiting.length >= maxWaiting)
        throw new AppError('too_slow', 'Many people are signing in. Try again in a moment.', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  return {
    hash: (password: string) => slot(() => hash(password, cost)),
    /** Returns false for an account without a password, after the same time. */
    verify: (stored: string | null, password: string) =>
      slot(async () => (await verify(stored ?? decoy, password)) && stored !== null),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
