import { limits } from '../../limits.ts';
import { flagField, textField } from '../../record-fields.ts';
import { monthsField } from '../courses/courses.fields.ts';

/** Fields of an external course in its list. */
export const externalRowFields = {
  title: textField('Title', { max: limits.title, required: 'Enter the course title' }),
  provider: textField('Provider', { max: limits.title, required: 'Enter the provider of the course' }),
  default_months: monthsField('Valid for, in months', 'Enter the months, or 0 if it never expires'),
  /** An entry without evidence cannot be verified. */
  needs_evidence: flagField('Evidence is needed', { initial: true }),
};

/** Fields of an external course that its list does not show. */
export const externalOwnFields = {
  /** Hint below the field for the reference. Empty for none. */
  reference_hint: textField('Hint for the reference', { max: limits.name }),
};

export const externalCourseFields = { ...externalRowFields, ...externalOwnFields };
