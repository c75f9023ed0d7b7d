import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError, limits } from '@doselore/contract';
import type { FastifyRequest } from 'fastify';
import type { Files } from '../files/index.ts';
import type { UploadedFile } from './answers.ts';

/** Streams the one file of a multipart body to disk. `discard` removes what the handler has not moved away. */
export async function receiveUpload(
  files: Files,
  request: FastifyRequest,
): Promise<{ file: UploadedFile; discard: () => Promise<void> } | undefined> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.');
  const part = await request.file({ limits: { fileSize: limits.packageBytes, files: 1, fields: 5 } });
  if (part === undefined) return undefined;
  const place = files.temporary();
  try {
    await pipeline(part.file, createWriteStream(place.path, { mode: 0o600 }));
    // The multipart reader cuts a file that is too long and says so here, without an error.
    if (part.file.truncated)
      throw new AppError('payload_too_large', 'This file is larger than 1 GiB. Make it smaller and try again.');
    return {
      file: { path: place.path, name: part.filename.slice(0, 255), bytes: part.file.bytesRead },
      discard: place.discard,
    };
  } catch (error) {
    await place.discard();
    throw error;
  }
}
