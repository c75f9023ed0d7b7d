import { deliverableIds } from '../../deliverables.ts';
import { limits } from '../../limits.ts';
import {
  choiceField,
  flagField,
  numberChoiceField,
  optionalTextField,
  optionalWholeField,
  textField,
  wholeField,
} from '../../record-fields.ts';
import { trainingClassKeys } from '../personal-data/retention.rules.ts';
import { coverHues, coverMotifs, moduleMinutesMax, renewalBases } from './courses.rules.ts';

/** Fields of the look of a course. The audit trail does not name their changes. */
const looks = { trace: false } as const;

/** Months of a certificate. 0 for one that never expires. */
export const monthsField = (label: string, required: string) =>
  wholeField(label, { min: 0, max: limits.certificateMonthsMax, required, initial: 12, orText: true });

/** Drawing of a course, which its card shows until it has a picture. */
export const coverFields = {
  motif: choiceField('Drawing', { values: coverMotifs, initial: 'capsule', ...looks }),
  hue: choiceField('Colour', { values: coverHues, initial: 'bottle', ...looks }),
};

export const courseTextFields = {
  title: textField('Title', { max: limits.title, required: 'Enter the course title' }),
  summary: optionalTextField('Summary', { max: limits.text, ...looks }),
};

export const certificateFields = {
  default_months: monthsField('Certificate length in months', 'Enter the certificate length, or 0 if it never expires'),
  renewal_basis: choiceField('When a certificate is renewed, count the new one', {
    values: renewalBases,
    initial: 'completion',
  }),
  /** Class of training, which decides how long certificates show the name of an erased person. */
  training_class: choiceField('Class of training', {
    values: trainingClassKeys,
    required: 'Choose a class of training',
  }),
};

/** Fields that all versions of a course share. */
export const productFields = { ...courseTextFields, ...certificateFields, ...coverFields };

/** Fields of one version. */
export const versionFields = {
  deliverable_id: numberChoiceField('Kind of course', {
    values: deliverableIds,
    problem: 'Choose a type of learning',
    required: 'Choose a kind of course',
  }),
  is_live: flagField('Live'),
};

const { deliverable_id, is_live } = versionFields;
export const courseFields = {
  ...courseTextFields,
  deliverable_id,
  ...certificateFields,
  ...coverFields,
  is_live,
};

/** Settings of a module. */
export const scoFields = {
  title: textField('Title', { max: limits.title, required: 'Enter the module title' }),
  mastery_override: flagField('Use the pass mark'),
  complete_on_open: flagField('Complete on open'),
  max_attempts: optionalWholeField('Maximum attempts', { min: 1, max: 100, orText: true }),
  allow_outside_connections: flagField('Allow outside connections'),
  /** Minutes that the module takes. With null, learners see the usual minutes. */
  minutes: optionalWholeField('Minutes', { min: 1, max: moduleMinutesMax, orText: true }),
};
