import type { QueuedEntry } from '@doselore/contract/external-courses';
import { useState } from 'react';
import { keyOf } from './queue.queries.ts';

/** Identifies the evidence of an entry. A replaced file has another identifier. */
const markOf = (row: QueuedEntry) => `${keyOf(row)} ${row.updated_at}`;

/** Remembers whose evidence was opened on this page. */
export function useLookedAt() {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  return {
    hasLooked: (row: QueuedEntry) => marks.has(markOf(row)),
    look: (row: QueuedEntry) => setMarks((before) => new Set([...before, markOf(row)])),
  };
}
