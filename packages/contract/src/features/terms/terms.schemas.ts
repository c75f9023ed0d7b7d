import { z } from 'zod';
import { done } from '../../common.schemas.ts';

export const termsSchemas = {
  acceptTerms: { body: z.strictObject({ version: z.string().trim().min(1).max(40) }), response: done },
};
