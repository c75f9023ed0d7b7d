import { randomUUID } from 'node:crypto';
import type { At } from './example.ts';
import { absent } from './world/world.ts';

/** Returns the body of a form that was opened with `fields` and saved with one change, or unchanged. */
export const opened = <const F extends object>(fields: F, change: Partial<F> = {}) => ({
  ...fields,
  ...change,
  baseValues: fields,
});

export const newPerson = () => ({ first_name: 'New', last_name: 'Person', email: `${randomUUID()}@example.org` });
export const nobody = { userIds: [absent] };

export const once = () => ({ idempotencyKey: randomUUID() });
export const because = () => ({ reason: 'Matrix', ...once() });

/** Well-formed token that belongs to nobody. */
export const junkToken = 'junk.'.padEnd(40, 'x');
export const wrongPassword = 'Wrong-but-long-9';

/** Product that is in stock everywhere and that nobody holds. */
export const product = ({ world }: At) => ({ productId: world.freeProductId, certificateMonths: 12 as const });
