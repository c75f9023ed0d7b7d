import { fieldError } from '@doselore/contract';
import type { EvidenceType } from '@doselore/contract/external-courses';
import { isPdf, takePicture } from '../../../platform/files/index.ts';

const endings: Record<EvidenceType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Returns the name under which a browser saves a file: "Workbook" as a PDF is "Workbook.pdf". */
export function evidenceFileName(title: string, type: EvidenceType): string {
  const ending = `.${endings[type]}`;
  return title.toLowerCase().endsWith(ending) ? title : `${title}${ending}`;
}

/** Returns the type of a PDF or a picture by its contents, whatever its name. Throws at the field for other files. */
export async function checkEvidence(path: string): Promise<EvidenceType> {
  const picture = await takePicture(path);
  if (picture !== undefined) return picture;
  if (await isPdf(path)) return 'application/pdf';
  throw fieldError('file', 'Choose a PDF, or a PNG, JPEG or WebP picture');
}
