import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from '../../../../../platform/pdf/index.ts';
import type { Drawing1 } from '../certificate-data.ts';
import { certificateDocument } from './certificate-document.ts';

registerFonts();

export function drawFirst(data: Drawing1): Promise<Uint8Array> {
  return renderToBuffer(certificateDocument(data) as ReactElement<DocumentProps>);
}
