import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { answerWith } from '../drawing/index.ts';
import { registerFonts } from './pdf-brand.ts';

/** Draws a document for each job of this worker thread. */
export function answerJobs<Data>(documentOf: (data: Data) => ReactElement): void {
  registerFonts();
  answerWith<Data>((data) => renderToBuffer(documentOf(data) as ReactElement<DocumentProps>));
}
