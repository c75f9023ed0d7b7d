import { answerJobs } from '../../../platform/pdf/index.ts';
import { certificateDocument } from './certificate-document.ts';

answerJobs(certificateDocument);
