import { writeFile } from 'node:fs/promises';
import { AppError } from '@doselore/contract';
import type { Files } from './stored-files.ts';

const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EMFILE'];

/** Returns whether an error says that a file cannot be written, now and at the next attempt. */
export const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Throws 507 when no file can be stored. Call it before work that ends with a file, so that people learn of it at once. */
export async function checkWritable(files: Files): Promise<void> {
  const probe = files.temporary();
  try {
    await writeFile(probe.path, 'x'.repeat(4_096));
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    throw new AppError(
      'out_of_space',
      'The file cannot be stored, because the disk is full or cannot be written to. Nothing was changed. Contact technical support.',
      { cause: error },
    );
  } finally {
    await probe.discard().catch(() => undefined);
  }
}
