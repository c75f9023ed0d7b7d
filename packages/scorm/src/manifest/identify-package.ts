export type PackageKind = 'scorm' | 'cmi5' | 'xapi' | 'aicc' | 'unknown';

export type PackageIdentity =
  | {
      kind: 'scorm';
      /** Path of imsmanifest.xml in the package, as the package spells it. */
      manifestPath: string;
      /** Folder of the manifest: "", or with a closing slash. Remove it from every path before `readManifest`. */
      folder: string;
    }
  | {
      kind: Exclude<PackageKind, 'scorm'>;
      problem: { code: 'not-scorm'; message: string };
    };

const MANIFEST = 'imsmanifest.xml';
const PUBLISH_AGAIN = 'Please publish the course as SCORM 1.2.';

/**
 * Identifies the kind of a package by its file names. The manifest counts at the root, or in the one folder that holds
 * everything (a folder zipped as a whole). `paths` are all files of the package, with `/` as separator.
 */
export function identifyPackage(paths: readonly string[]): PackageIdentity {
  const files = paths.filter((path) => !path.endsWith('/') && !isLitter(path));
  for (const folder of foldersToLookIn(files)) {
    const manifestPath = findNamed(files, folder, MANIFEST);
    if (manifestPath !== undefined) return { kind: 'scorm', manifestPath, folder };
    const other = identifyOther(files, folder);
    if (other) return other;
  }
  return refused('unknown', unknownMessage(files));
}

/** Returns whether macOS or Windows added the file to the zip of a folder. */
function isLitter(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
}

function foldersToLookIn(files: string[]): string[] {
  const tops = new Set(files.map((path) => path.slice(0, path.indexOf('/') + 1)));
  const [only] = tops;
  return tops.size === 1 && only !== undefined && only !== '' ? ['', only] : [''];
}

function findNamed(files: string[], folder: string, name: string): string | undefined {
  const lowerPath = (folder + name).toLowerCase();
  return files.find((path) => path.toLowerCase() === lowerPath);
}

function identifyOther(files: string[], folder: string): PackageIdentity | undefined {
  const cmi5 = findNamed(files, folder, 'cmi5.xml');
  if (cmi5 !== undefined) return refused('cmi5', `This is a cmi5 package (it has ${cmi5}). ${PUBLISH_AGAIN}`);
  const tincan = findNamed(files, folder, 'tincan.xml');
  if (tincan !== undefined)
    return refused('xapi', `This is an xAPI (Tin Can) package (it has ${tincan}). ${PUBLISH_AGAIN}`);
  const aicc = files.find((path) => path.startsWith(folder) && /^[^/]+\.(crs|au)$/i.test(path.slice(folder.length)));
  if (aicc !== undefined) return refused('aicc', `This is an AICC package (it has ${aicc}). ${PUBLISH_AGAIN}`);
  return undefined;
}

function unknownMessage(files: string[]): string {
  const deeper = files.find((path) => path.toLowerCase().endsWith(`/${MANIFEST}`));
  if (deeper !== undefined) {
    return `The package has its manifest at “${deeper}”, but ${MANIFEST} must be at the top of the zip or in its only folder.`;
  }
  const inner = files.length <= 3 ? files.find((path) => path.toLowerCase().endsWith('.zip')) : undefined;
  if (inner !== undefined) return `The zip holds another zip, “${inner}”. Please upload that one.`;
  return `The package has no ${MANIFEST}, so it is not a SCORM package.`;
}

function refused(kind: Exclude<PackageKind, 'scorm'>, message: string): PackageIdentity {
  return { kind, problem: { code: 'not-scorm', message } };
}
