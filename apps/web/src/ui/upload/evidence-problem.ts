import { limits } from '@doselore/contract';
import { evidenceTypes } from '@doselore/contract/external-courses';
import { formatBytes } from '../formats/index.ts';

/** Returns why a file cannot be evidence. Some phones give a photo no type; the server then looks at its contents. */
export function evidenceProblem(file: File | undefined): string | undefined {
  if (file === undefined) return undefined;
  if (file.type !== '' && !evidenceTypes.some((type) => type === file.type))
    return 'Choose a PDF, or a PNG, JPEG or WebP picture';
  return file.size > limits.evidenceBytes ? `Choose a file of at most ${formatBytes(limits.evidenceBytes)}` : undefined;
}
