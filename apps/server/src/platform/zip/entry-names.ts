import { refuse } from './refusal.ts';

/** Limits of common disks: bytes of one name, characters of a whole path. */
const maxName = 255;
const maxPath = 1_000;

/**
 * Refuses names that would collide on some disk: the same file twice, or a file with the path of a folder. Names that
 * differ only in case or in the encoding of an accent are the same. A name that ends in `/` is a folder. `count`
 * returns the number of files and folders, including folders that appear only in paths.
 */
export function createNameCheck(): { check: (name: string) => void; count: () => number } {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const check = (name: string) => {
    const isLong = name.length > maxPath || name.split('/').some((part) => Buffer.byteLength(part) > maxName);
    if (isLong) throw refuse(`The zip has a file with a name that is too long: “${name.slice(0, 60)}…”.`);
    const folded = name.normalize('NFC').toLowerCase();
    if (!folded.endsWith('/')) {
      const same = files.get(folded);
      if (same !== undefined) throw refuse(`The zip has the same file twice: “${same}” and “${name}”.`);
      files.set(folded, name);
      if (folders.has(folded)) throw bothKinds(name);
    }
    for (let slash = folded.lastIndexOf('/'); slash > 0; slash = folded.lastIndexOf('/', slash - 1)) {
      const folder = folded.slice(0, slash);
      const file = files.get(folder);
      if (file !== undefined) throw bothKinds(file);
      if (folders.has(folder)) return;
      folders.add(folder);
    }
  };
  return { check, count: () => files.size + folders.size };
}

function bothKinds(name: string) {
  return refuse(`In the zip, “${name}” is a file and a folder at the same time.`);
}
