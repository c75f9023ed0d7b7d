import { open } from 'node:fs/promises';
import { fieldError } from '@doselore/contract';
import type { DocumentType } from '@doselore/contract/documents';
import { isPdf, takePicture } from '../../../../platform/files/index.ts';
import { officeType } from './office-type.ts';

const looked = 8_192;
const kinds = 'Choose a PDF, a text or CSV file, a PNG, JPEG or WebP picture, or a Word, Excel or PowerPoint file';

/**
 * Returns the type of a file by its contents. The name decides only between text and CSV. Throws at the field `file` for
 * types that are not taken, and says what to do instead.
 */
export async function documentTypeOf(file: { path: string; name: string }): Promise<DocumentType> {
  if (await isPdf(file.path)) return 'application/pdf';
  const picture = await takePicture(file.path);
  if (picture !== undefined) return picture;
  const head = await headOf(file.path);
  if (isZip(head)) return officeType(file.path);
  if (head.subarray(0, 8).equals(oldOffice))
    throw fieldError(
      'file',
      'This is an Office file in an old format, or one with a password. Save it without a password as DOCX, XLSX or PPTX, or as a PDF',
    );
  if (!isText(head)) throw fieldError('file', kinds);
  if (isMarkup(head) || /\.(html?|xhtml|svg|xml|mhtml?)$/iu.test(file.name))
    throw fieldError('file', 'Web pages and SVG pictures are not taken. Print it to a PDF, or save a picture as PNG');
  return /\.csv$/iu.test(file.name) ? 'text/csv' : 'text/plain';
}

/** First bytes of .doc, .xls and .ppt, and of DOCX, XLSX and PPTX with a password. */
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A zip begins with a file, with the end of an empty zip, or with the mark of a divided one. */
const isZip = (head: Buffer) => ['504b0304', '504b0506', '504b0708'].includes(head.toString('hex', 0, 4));

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(looked), position: 0 });
    return buffer.subarray(0, bytesRead);
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

/** Returns whether a text is HTML, SVG or other XML: its first words are those of a page or a picture. */
function isMarkup(head: Buffer): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/u, '')
    .trimStart();
  return /^<(!doctype|!--|\?xml|html|head|body|script|svg|meta|title)\b/iu.test(text);
}
