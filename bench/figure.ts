import type { Table } from './support/table.ts';
import type { World } from './support/world.ts';

/** Measures one thing against a running server. */
export type Figure = (world: World) => Promise<Table>;

/** Numbers of connections to measure with. */
export const levels = [1, 8, 32];
