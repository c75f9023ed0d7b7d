import { answerJobs } from '../../../../platform/pdf/index.ts';
import { sheetDocument } from './sheet-document.ts';

answerJobs(sheetDocument);
