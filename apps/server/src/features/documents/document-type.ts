import { open } from 'node:fs/promises';
import type { DocumentType } from '@doselore/contract/resources';

const looked = 8_192;

/** What a file is by its first bytes, whatever it calls itself; undefined when it is nothing we hand out. */
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

/** UTF-8 without control characters; the last character may be cut in half by where we stopped looking. */
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
