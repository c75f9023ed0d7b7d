import { fieldError } from '@doselore/contract';
import type { EvidenceType } from '@doselore/contract/external-courses';
import { imageType } from '../../platform/files/index.ts';
import { documentType } from '../resources/index.ts';

/** Returns the type of a PDF or a picture by its contents, whatever its name. Throws at the field for other files. */
export async function checkEvidence(path: string): Promise<EvidenceType> {
  const picture = await imageType(path);
  if (picture !== undefined) return picture;
  if ((await documentType(path)) === 'application/pdf') return 'application/pdf';
  throw fieldError('file', 'Choose a PDF, or a PNG, JPEG or WebP picture');
}
