import { optionalCodeField } from '../../record-fields.ts';
import { identifierMessages, registrationPattern } from './people.rules.ts';

/** Number or code of a register. It is stored in capitals without spaces, and must match the pattern. */
export const identifierField = (
  label: string,
  { pattern, ...rest }: { pattern: RegExp; problem: string; trace?: string },
) =>
  optionalCodeField(label, {
    ...rest,
    read: (text) => {
      const code = text.replace(/\s+/gu, '').toUpperCase();
      return pattern.test(code) ? code : undefined;
    },
  });

export const registrationField = identifierField('GPhC number', {
  pattern: registrationPattern,
  problem: identifierMessages.registration,
});
