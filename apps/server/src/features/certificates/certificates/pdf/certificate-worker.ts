import { answerWith } from '../../../../platform/drawing/index.ts';
import type { CertificateData } from './certificate-data.ts';
import { drawByVersion } from './draw-by-version.ts';

answerWith<CertificateData>(drawByVersion);
