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

/** Empty text is the same as nothing; what is given is upper-cased, spaces taken out, and held against the format. */
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

/** Who somebody is. An organisation may set these only until the person has taken the account over. */
export const identityFields = {
  first_name: requiredText(limits.name),
  last_name: requiredText(limits.name),
  email,
};

export const professionFields = { job_role: jobRole, registration_number: registrationNumber };

/** One row's answer to a bulk command. */
export const bulkResult = z.object({
  done: z.array(z.number().int()),
  failed: z.array(z.object({ id: z.number().int(), name: z.string(), reason: z.string() })),
});
export type BulkResult = z.output<typeof bulkResult>;
