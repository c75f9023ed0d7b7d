import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mime from 'mime';

/** Without an `etag` the file never changes, so that no client asks for it again. */
type Version = { bytes: Buffer; etag?: string; encoding?: 'br' | 'gzip' };

/** A built file in memory. Its versions are in the order of preference, the uncompressed one last. */
type BuiltFile = { type: string; cacheControl: string; versions: readonly Version[] };

/** Built files by their path in the folder, with `/` between its parts. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const packed = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/** Reads all built files, about 4 MB, because finding and opening a file takes longer than sending it. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !packed.some(({ ending }) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(names.map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readBuiltFile(file)]));
}

function readBuiltFile(file: string): BuiltFile {
  const type = mime.getType(file) ?? 'application/octet-stream';
  // Vite writes files with a hash in their name into `assets`. They never change.
  const isHashed = file.includes(`${path.sep}assets${path.sep}`);
  const compressed = packed
    .filter(({ ending }) => existsSync(`${file}${ending}`))
    .map(({ ending, encoding }) => ({ ...readVersion(`${file}${ending}`, { isHashed }), encoding }));
  return {
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    versions: [...compressed, readVersion(file, { isHashed })],
  };
}

function readVersion(file: string, { isHashed }: { isHashed: boolean }): Version {
  const bytes = readFileSync(file);
  if (isHashed) return { bytes };
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Returns the first version that a client accepts, by its `Accept-Encoding`. */
export function versionFor({ versions }: BuiltFile, acceptEncoding: string): Version {
  const refused = /^(br|gzip)\s*;\s*q=0(\.0*)?$/u;
  const accepted = acceptEncoding
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';')[0]?.trim());
  const found = versions.find(({ encoding }) => encoding === undefined || accepted.includes(encoding));
  if (found === undefined) throw new Error('Every built file has an uncompressed version');
  return found;
}

/** Returns whether a client holds a version, by its `If-None-Match`. */
export function holds(ifNoneMatch: string, { etag }: Version): boolean {
  return etag !== undefined && ifNoneMatch.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));
}
