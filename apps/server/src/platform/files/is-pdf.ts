import { open } from 'node:fs/promises';

/** Returns whether a file is a PDF by its first bytes, whatever its name. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(5), position: 0 });
    return buffer.toString('latin1', 0, bytesRead) === '%PDF-';
  } finally {
    await file.close();
  }
}
