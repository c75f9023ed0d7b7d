import { type Unzipped, unzipSync } from 'fflate';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Unpacks the XML parts of a workbook. Refuses an archive that declares more than `mostBytes`. A part that unpacks to
 * more than it declares is cut off at its declared size, and then it is not XML any more.
 */
export function unpackParts(bytes: Uint8Array, mostBytes: number): Unzipped {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/u.test(name)) return false;
      total += originalSize;
      if (total > mostBytes)
        throw new UnreadableFile('This workbook unpacks to more than can be read. Save the list alone as a CSV file');
      return true;
    },
  });
}
