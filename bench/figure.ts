import type { Table } from './support/table.ts';
import type { World } from './support/world.ts';

/** One thing that is measured, against a running server. */
export type Figure = (world: World) => Promise<Table>;

/** How many connections are tried. */
export const levels = [1, 8, 32];
