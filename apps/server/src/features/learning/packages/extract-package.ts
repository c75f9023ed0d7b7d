import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { identifyPackage, type Manifest } from '@doselore/scorm/manifest';
import { inspectZip, refuse, unpackFiles, type ZipWords } from '../../../platform/zip/index.ts';
import { pointOut, withoutHidden } from './contents/point-out.ts';
import { readyManifestReader } from './read-manifest-aside.ts';

export type ExtractedPackage = { manifest: Manifest; outsideHosts: string[]; files: number; bytes: number };

const words: ZipWords = { name: 'The package', instead: 'Upload the zip that your authoring tool made.' };
const maxManifestBytes = 5 * 1024 * 1024;

/**
 * Unpacks a SCORM 1.2 zip into `folder` (which must not exist) and reads its manifest. Throws `package_refused` with a
 * sentence that names the problem; the caller then removes the folder.
 */
export async function extractPackage(zipPath: string, folder: string): Promise<ExtractedPackage> {
  const entries = await inspectZip(zipPath, { words });
  const identity = identifyPackage(entries.map((entry) => entry.fileName));
  if (identity.kind !== 'scorm') throw refuse(identity.problem.message);
  const inside = entries.filter((entry) => entry.fileName.startsWith(identity.folder));
  // macOS divides accents from their letters. Files have one encoding of names, in which addresses are compared.
  const placed = inside.map((entry) => ({
    entry,
    name: entry.fileName.slice(identity.folder.length).normalize('NFC'),
  }));
  const manifestEntry = inside.find((entry) => entry.fileName === identity.manifestPath);
  if ((manifestEntry?.uncompressedSize ?? 0) > maxManifestBytes) throw refuse('imsmanifest.xml is larger than 5 MB.');
  const reader = readyManifestReader();
  try {
    const bytes = await unpackFiles(zipPath, placed, { folder, words });
    const manifestPath = path.join(folder, identity.manifestPath.slice(identity.folder.length).normalize('NFC'));
    const xml = await readFile(manifestPath);
    const files = placed.map((file) => file.name);
    const result = await reader.read({ folder, files, xml: decodeXml(xml) });
    if (!result.ok) throw refuse(result.problem.message);
    const shown = withoutHidden(result.manifest);
    const checked = { ...shown, warnings: [...shown.warnings, ...pointOut(shown, result.contents)] };
    const manifest = identity.folder === '' ? checked : withFolderWarning(checked, identity.folder);
    return { manifest, outsideHosts: result.contents.outsideHosts, files: files.length, bytes };
  } finally {
    reader.close();
  }
}

function withFolderWarning(manifest: Manifest, folder: string): Manifest {
  const warning = `The package is in the folder “${folder}” of the zip. The files were read from that folder.`;
  return { ...manifest, warnings: [warning, ...manifest.warnings] };
}

function decodeXml(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16 ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) : bytes.toString('utf8');
}
