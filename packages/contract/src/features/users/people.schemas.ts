import { z } from 'zod';
import { email, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import {
  findJobRole,
  headOfficePattern,
  identifierMessages,
  odsPattern,
  premisesPattern,
  registrationPattern,
} from './people.rules.ts';

/**
 * Field for an identifier. Empty text becomes null. Otherwise the text is upper-cased, loses its spaces, and must match
 * the pattern.
 */
const identifier = (pattern: RegExp, message: string) =>
  z
    .string()
    .max(40)
    .nullable()
    .transform((text) => (text ?? '').replace(/\s+/gu, '').toUpperCase() || null)
    .refine((text) => text === null || pattern.test(text), message);

export const registrationNumber = identifier(registrationPattern, identifierMessages.registration);
export const superintendentNumber = identifier(/^2\d{6}$/u, identifierMessages.superintendent);
export const premisesNumber = identifier(premisesPattern, identifierMessages.premises);
export const odsCode = identifier(odsPattern, identifierMessages.ods);
export const headOfficeCode = identifier(headOfficePattern, identifierMessages.headOffice);

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
