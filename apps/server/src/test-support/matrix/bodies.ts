import { randomUUID } from 'node:crypto';
import type { At } from './example.ts';
import { absent } from './world/world.ts';

/** A form that was opened with `fields` and saved with one change, or as it was. */
export const opened = <const F extends object>(fields: F, change: Partial<F> = {}) => ({
  ...fields,
  ...change,
  baseValues: fields,
});

export const newPerson = () => ({ first_name: 'New', last_name: 'Person', email: `${randomUUID()}@example.org` });
export const nobody = { userIds: [absent] };

export const once = () => ({ idempotencyKey: randomUUID() });
export const because = () => ({ reason: 'Matrix', ...once() });

/** In the form of a token, and nobody’s. */
export const junkToken = 'junk.'.padEnd(40, 'x');
export const wrongPassword = 'Wrong-but-long-9';

/** A product that is on stock everywhere and held by nobody. */
export const product = ({ world }: At) => ({ productId: world.freeProductId, certificateMonths: 12 as const });
