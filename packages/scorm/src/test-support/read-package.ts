import { text } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';

import { identifyPackage, type ManifestResult, type PackageIdentity, readManifest } from '../manifest/index.ts';

type Outcome = ManifestResult | { ok: false; problem: Extract<PackageIdentity, { problem: unknown }>['problem'] };

/**
 * Reads a zip as an upload does: returns the result of the manifest, or the reason why there is none. Rejects for a
 * file that is not a zip.
 */
export async function readPackage(path: string): Promise<Outcome> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const paths = entries.map((entry) => entry.fileName).filter((name) => !name.endsWith('/'));
    const identity = identifyPackage(paths);
    if (identity.kind !== 'scorm') return { ok: false, problem: identity.problem };
    const manifest = entries.find((entry) => entry.fileName === identity.manifestPath);
    if (!manifest) throw new Error(`no entry ${identity.manifestPath}`);
    return readManifest({
      files: paths.filter((name) => name.startsWith(identity.folder)).map((name) => name.slice(identity.folder.length)),
      xml: await text(await zip.openReadStreamPromise(manifest)),
    });
  } finally {
    zip.close();
  }
}
