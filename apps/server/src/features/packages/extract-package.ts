import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { identifyPackage, type Manifest } from '@doselore/scorm/manifest';
import type yauzl from 'yauzl';
import { pointOut, withoutHidden } from './contents/point-out.ts';
import { createInflationLimit, inspectZip, openZip } from './inspect-zip.ts';
import { readManifestAside } from './read-manifest-aside.ts';
import { asRefusal, refuse } from './refusal.ts';

export type ExtractedPackage = { manifest: Manifest; outsideHosts: string[]; files: number; bytes: number };

const maxManifestBytes = 5 * 1024 * 1024;

/**
 * Unpacks a SCORM 1.2 zip into `folder` (which must not exist) and reads its manifest. Throws `package_refused` with a
 * sentence that names the problem; the caller then removes the folder.
 */
export async function extractPackage(zipPath: string, folder: string): Promise<ExtractedPackage> {
  const entries = await inspectZip(zipPath);
  const identity = identifyPackage(entries.map((entry) => entry.fileName));
  if (identity.kind !== 'scorm') throw refuse(identity.problem.message);
  const inside = entries.filter((entry) => entry.fileName.startsWith(identity.folder));
  const placed = inside.map((entry) => ({ entry, name: entry.fileName.slice(identity.folder.length) }));
  const manifestEntry = inside.find((entry) => entry.fileName === identity.manifestPath);
  if ((manifestEntry?.uncompressedSize ?? 0) > maxManifestBytes) throw refuse('imsmanifest.xml is larger than 5 MB.');
  const bytes = await extractAll(zipPath, placed, folder);
  const manifestPath = path.join(folder, identity.manifestPath.slice(identity.folder.length));
  const xml = await readFile(manifestPath);
  const files = placed.map((file) => file.name);
  const result = await readManifestAside({ folder, files, xml: decodeXml(xml) });
  if (!result.ok) throw refuse(result.problem.message);
  const shown = withoutHidden(result.manifest);
  const checked = { ...shown, warnings: [...shown.warnings, ...pointOut(shown, result.contents)] };
  const manifest = identity.folder === '' ? checked : withFolderWarning(checked, identity.folder);
  return { manifest, outsideHosts: result.contents.outsideHosts, files: files.length, bytes };
}

function withFolderWarning(manifest: Manifest, folder: string): Manifest {
  const warning = `The package is in the folder “${folder}” of the zip. The files were read from that folder.`;
  return { ...manifest, warnings: [warning, ...manifest.warnings] };
}

function decodeXml(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16 ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) : bytes.toString('utf8');
}

async function extractAll(
  zipPath: string,
  files: { entry: yauzl.Entry; name: string }[],
  folder: string,
): Promise<number> {
  const zip = await openZip(zipPath);
  const limit = createInflationLimit();
  await mkdir(folder, { recursive: true });
  try {
    for (const { entry, name } of files) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(
        await zip.openReadStreamPromise(entry),
        counting(entry, limit),
        createWriteStream(target, { flags: 'wx', mode: 0o644 }),
      );
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
  return limit.total();
}

/**
 * Counts the unpacked bytes of one file, and compares its checksum with the one in the zip. The zip reader does not
 * compare it.
 */
function counting(entry: yauzl.Entry, limit: ReturnType<typeof createInflationLimit>): Transform {
  let soFar = 0;
  let checksum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      soFar += chunk.byteLength;
      checksum = crc32(chunk, checksum);
      try {
        limit.count(entry, soFar, chunk.byteLength);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      const isWhole = checksum === entry.crc32;
      done(
        isWhole
          ? null
          : refuse(`The zip is damaged: the checksum of “${entry.fileName}” is wrong. Export it again and upload it.`),
      );
    },
  });
}
