import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import mime from 'mime';
import { notFound } from '../platform/access/index.ts';
import { MissingFile } from '../platform/files/index.ts';
import type { Services } from '../platform/services.ts';
import type { FileAddress } from './file-address.ts';
import { withoutWebrtc } from './without-webrtc.ts';

type Target = { request: FastifyRequest; reply: FastifyReply; address: FileAddress };

/** Sends one file of a package, whole or the range that a video player requests. */
export async function sendPackageFile(services: Services, { request, reply, address }: Target): Promise<FastifyReply> {
  const root = services.files.pathOf(address.storageKey);
  const requestedPath = path.join(root, address.path);
  if (!requestedPath.startsWith(root + path.sep) || address.path.includes('\0')) throw notFound();
  const { file, found } = (await findFile(requestedPath)) ?? (await findFile(requestedPath.normalize('NFC'))) ?? {};
  if (file === undefined || found === undefined) throw await missingFileError({ root, request, address });
  const type = typeOf(file);
  if (type === 'text/html' && !address.allowOutside)
    return reply
      .type(type)
      .header('Cache-Control', 'private, max-age=3600')
      .send(withoutWebrtc(await readFile(file)));
  reply.type(type).header('Accept-Ranges', 'bytes').header('Cache-Control', 'private, max-age=3600');
  const range = /^bytes=(\d*)-(\d*)$/u.exec(request.headers.range ?? '');
  if (range === null || found.size === 0)
    return reply.header('Content-Length', found.size).send(createReadStream(file));
  const { start, end } = rangeOf(range, found.size);
  if (start > end) return reply.status(416).header('Content-Range', `bytes */${found.size}`).send();
  reply
    .status(206)
    .header('Content-Range', `bytes ${start}-${end}/${found.size}`)
    .header('Content-Length', end - start + 1);
  return reply.send(createReadStream(file, { start, end }));
}

/** Finds a file by its name. Names in older packages may have either encoding of an accent. */
async function findFile(file: string): Promise<{ file: string; found: Stats } | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, found } : undefined;
}

/** Returns a 404 for a file that the package never had. Returns `MissingFile` when the package's folder is missing. */
async function missingFileError({ root, request, address }: Omit<Target, 'reply'> & { root: string }): Promise<Error> {
  if ((await stat(root).catch(() => undefined)) === undefined) return new MissingFile(address.storageKey);
  request.log.warn(
    { file: `${address.storageKey}/${address.path}` },
    'a package asked for a file that it does not have',
  );
  return notFound();
}

/** Parses `bytes=5-`, `bytes=5-9` and `bytes=-5` (the last 5 bytes). */
function rangeOf(range: RegExpExecArray, size: number): { start: number; end: number } {
  const [, from = '', to = ''] = range;
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/u.test(type) && !/xml|html/u.test(type) ? `${type}; charset=utf-8` : type;
}
