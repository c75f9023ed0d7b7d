import type { Readable } from 'node:stream';

/**
 * What a handler of a `file` endpoint answers. With a `name` the browser saves it, or shows it as a document of its own
 * when it `isInline`; without one it is shown in the page.
 */
export type FileAnswer = {
  stream: Readable | Buffer;
  type: string;
  bytes?: number;
  name?: string;
  isInline?: boolean;
  immutable?: boolean;
};

/** The one file of an `upload` endpoint, already on disk; removed after the handler unless it was moved away. */
export type UploadedFile = { path: string; name: string; bytes: number };
