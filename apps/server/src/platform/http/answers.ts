import type { Readable } from 'node:stream';
import type { Sheet } from '../files/index.ts';

/**
 * Answer of a `file` endpoint. With a `name` the browser saves the file, or shows it as its own document when
 * `isInline`. Without a name the page shows it.
 */
export type FileAnswer = {
  stream: Readable | Buffer;
  type: string;
  bytes?: number;
  name?: string;
  isInline?: boolean;
  immutable?: boolean;
  /** Marks a public file that pages of any site may read. `seconds` is the time for which caches may store it. */
  forAnyone?: { seconds: number };
};

/** Table that a `file` endpoint answers, as CSV or as an Excel file. */
export type SheetAnswer = { sheet: Sheet };

/** File of an `upload` endpoint, already on disk. Removed after the handler unless the handler moved it. */
export type UploadedFile = { path: string; name: string; bytes: number };
