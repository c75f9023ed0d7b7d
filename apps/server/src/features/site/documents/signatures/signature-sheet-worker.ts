import { answerJobs } from '../../../../platform/pdf/index.ts';
import { signatureSheetDocument } from './signature-sheet-document.ts';

answerJobs(signatureSheetDocument);
