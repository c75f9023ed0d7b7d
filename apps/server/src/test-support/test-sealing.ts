import { createSealing } from '../platform/sealing.ts';

/** Seals secrets as every server of the tests does. */
export const testSealing = createSealing('the key of the tests, long enough');
