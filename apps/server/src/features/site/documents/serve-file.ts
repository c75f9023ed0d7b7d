import { type DocumentType, isShownInBrowser } from '@doselore/contract/documents';
import type { FileAnswer } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';

type Stored = { storage_key: string; file_name: string; media_type: DocumentType };

/** Returns a file of a document. Only PDFs, texts and pictures open in the browser, whatever was asked for. */
export async function serveFile(
  { files }: Pick<Services, 'files'>,
  file: Stored,
  as: 'attachment' | 'inline',
): Promise<FileAnswer> {
  const { stream, bytes } = await files.read(file.storage_key);
  const type = file.media_type.startsWith('text/') ? 'text/plain; charset=utf-8' : file.media_type;
  const isInline = as === 'inline' && isShownInBrowser(file.media_type);
  return { stream, bytes, type, name: file.file_name, isInline };
}
