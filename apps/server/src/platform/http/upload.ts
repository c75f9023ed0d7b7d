import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@doselore/contract';
import type { FastifyRequest } from 'fastify';
import type { Files } from '../files/index.ts';
import type { UploadedFile } from './answers.ts';

/** Extra length of a multipart body for its boundaries and other fields. */
const envelopeBytes = 65_536;

/** Size of the pieces in which a file is written. Small ones cost a call of the system each. */
const pieceBytes = 1024 * 1024;

/** Upload whose body is not read until the handler calls `receive`. */
export type Upload = {
  /** Streams the file of the body to disk. Throws 413 once the file is longer than the endpoint allows. */
  receive: () => Promise<UploadedFile>;
  /** Removes what the handler has not moved away. */
  discard: () => Promise<void>;
};

/** Prepares to receive a file of at most `maxBytes`. */
export function expectUpload(files: Files, request: FastifyRequest, maxBytes: number): Upload {
  const place = files.temporary();
  return {
    discard: place.discard,
    async receive() {
      if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.');
      if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelopeBytes) throw tooLarge(maxBytes);
      const part = await request.file({
        limits: { fileSize: maxBytes, files: 1, fields: 5 },
        fileHwm: pieceBytes,
      });
      if (part === undefined) throw fileProblem('validation_failed', 'Select a file.');
      part.file.once('limit', () => part.file.destroy(tooLarge(maxBytes)));
      await pipeline(part.file, createWriteStream(place.path, { mode: 0o600, highWaterMark: pieceBytes }));
      // A short body may reach the limit before the listener above is attached.
      if (part.file.truncated) throw tooLarge(maxBytes);
      return { path: place.path, name: part.filename.slice(0, 255), bytes: part.file.bytesRead };
    },
  };
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.round(maxBytes / 1_048_576);
  const size = megabytes >= 1_024 ? `${megabytes / 1_024} GiB` : `${megabytes} MB`;
  return fileProblem('payload_too_large', `Choose a file of at most ${size}`);
}

function fileProblem(code: 'validation_failed' | 'payload_too_large', message: string): AppError {
  return new AppError(code, message, { fields: { file: [message] } });
}
