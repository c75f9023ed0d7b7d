import type { Readable } from 'node:stream';

/** What a handler of a `file` endpoint answers. `name` undefined shows it in the page instead of saving it. */
export type FileAnswer = {
  stream: Readable | Buffer;
  type: string;
  bytes?: number;
  name?: string;
  immutable?: boolean;
};

/** The one file of an `upload` endpoint, already on disk; removed after the handler unless it was moved away. */
export type UploadedFile = { path: string; name: string; bytes: number };
