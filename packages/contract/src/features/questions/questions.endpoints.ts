import { endpoint } from '../../endpoint.ts';
import type { questionsSchemas } from './questions.schemas.ts';

export const askThePharmacist = endpoint<typeof questionsSchemas.askThePharmacist>({
  method: 'POST',
  path: 'ask-the-pharmacist',
  levels: ['member'],
  permission: 'questions.ask',
});
