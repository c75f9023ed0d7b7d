import { open } from 'node:fs/promises';
import type { DocumentType } from '@doselore/contract/resources';

const looked = 8_192;

/**
 * Returns the type of a file by its first bytes, whatever its name. Returns undefined for a type that is not served.
 */
export async function documentType(path: string): Promise<DocumentType | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(looked), position: 0 });
    const head = buffer.subarray(0, bytesRead);
    if (head.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
    return isText(head) ? 'text/plain' : undefined;
  } finally {
    await file.close();
  }
}

/**
 * Returns true for UTF-8 without control characters. The last character may be incomplete, because only the head is
 * read.
 */
function isText(head: Buffer): boolean {
  if (head.length === 0 || head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d))
    return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
