import { commitLimits } from './learning.rules.ts';
import type { AttemptDelta } from './progress.schemas.ts';

/** Maximum `scale` of `splitDeltas`. The scale doubles after each 413, so that parts become half as large. */
export const largestScale = 64;

/** Bytes of a body outside its deltas: the token, `seq` and `finished`. */
const envelopeBytes = 1_000;

type Size = { bytes: number; deltas: number; interactions: number };

/**
 * Divides deltas into parts that each fit into one commit. Applied in order, the parts store the same as all deltas at
 * once. `scale` divides the limits of bytes and interactions. Returns no parts when there are no deltas.
 */
export function splitDeltas(deltas: readonly AttemptDelta[], scale = 1): AttemptDelta[][] {
  const limit: Size = {
    bytes: (commitLimits.bytes - envelopeBytes) / scale,
    deltas: commitLimits.deltas,
    interactions: commitLimits.interactions / scale,
  };
  const parts: AttemptDelta[][] = [];
  let used: Size = { bytes: 0, deltas: 0, interactions: 0 };
  for (const delta of deltas) {
    for (const [index, piece] of piecesOf(delta).entries()) {
      const isContinued = index > 0;
      const size = sizeOf(piece);
      const together = add(used, isContinued ? { ...size, deltas: 0 } : size);
      const part = parts.at(-1);
      const last = part?.at(-1);
      if (part === undefined || last === undefined || !fits(together, limit)) {
        parts.push([piece]);
        used = size;
      } else {
        if (isContinued) append(last, piece);
        else part.push(piece);
        used = together;
      }
    }
  }
  return parts;
}

/** Divides a delta: first its single values, then each of its records by itself. */
function piecesOf({ objectives = [], interactions, ...values }: AttemptDelta): AttemptDelta[] {
  const { session } = values;
  return [
    { ...values, interactions: [] },
    ...objectives.map((objective) => ({ session, objectives: [objective], interactions: [] })),
    ...interactions.map((interaction) => ({ session, interactions: [interaction] })),
  ];
}

/** Changes `delta` in place: copying a part for each of its thousands of records would be slow. */
function append(delta: AttemptDelta, { objectives, interactions }: AttemptDelta): void {
  delta.interactions.push(...interactions);
  if (objectives === undefined) return;
  delta.objectives ??= [];
  delta.objectives.push(...objectives);
}

function sizeOf(piece: AttemptDelta): Size {
  const bytes = new TextEncoder().encode(JSON.stringify(piece)).length;
  return { bytes, deltas: 1, interactions: piece.interactions.length };
}

function add(one: Size, other: Size): Size {
  return {
    bytes: one.bytes + other.bytes,
    deltas: one.deltas + other.deltas,
    interactions: one.interactions + other.interactions,
  };
}

function fits(size: Size, limit: Size): boolean {
  return size.bytes <= limit.bytes && size.deltas <= limit.deltas && size.interactions <= limit.interactions;
}
