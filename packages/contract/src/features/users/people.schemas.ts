import { z } from 'zod';
import { email, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { sentFields } from '../../record-fields.schemas.ts';
import { registrationField } from './people.fields.ts';
import { findJobRole, identifierMessages } from './people.rules.ts';

export const { registrationNumber } = sentFields({ registrationNumber: registrationField });

export const jobRole = z
  .string()
  .max(limits.name)
  .nullable()
  .transform((text, context) => {
    if (text === null || text.trim() === '') return null;
    const found = findJobRole(text);
    if (found === undefined) context.addIssue({ code: 'custom', message: identifierMessages.jobRole });
    return found ?? null;
  });

/** Identity of a person. An organisation may change it only until the account is activated. */
export const identityFields = {
  first_name: requiredText(limits.name),
  last_name: requiredText(limits.name),
  email,
};

export const professionFields = { job_role: jobRole, registration_number: registrationNumber };

/** Result of a bulk command for one row. */
export const bulkResult = z.object({
  done: z.array(z.number().int()),
  failed: z.array(z.object({ id: z.number().int(), name: z.string(), reason: z.string() })),
});
export type BulkResult = z.output<typeof bulkResult>;
