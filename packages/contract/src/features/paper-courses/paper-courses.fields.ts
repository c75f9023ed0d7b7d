import { limits } from '../../limits.ts';
import { choiceField, flagField, optionalWholeField, textField } from '../../record-fields.ts';
import { productFields } from '../courses/courses.fields.ts';
import { scanRules } from './paper-courses.rules.ts';

/** Fields that all versions of a face-to-face course share. */
export const paperProductFields = { ...productFields, motif: { ...productFields.motif, initial: 'label' } };

/** Rule for the results of one version. */
export const paperRuleFields = {
  has_score: flagField('Results have a score', { initial: true }),
  /** 0 to 100. Null where the assessor alone decides, and always without a score. */
  pass_mark: optionalWholeField('Pass mark', { min: 0, max: 100, orText: true }),
  evidence: choiceField('Scan of the signed form', { values: scanRules, initial: 'optional' }),
  /** One name on each line. Empty when every admin who records names the assessor. */
  assessors: textField('Assessors', { max: limits.text }),
};

export const paperCourseFields = { ...paperProductFields, ...paperRuleFields };
