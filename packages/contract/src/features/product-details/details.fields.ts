import {
  optionalDayField,
  optionalIdField,
  optionalTextField,
  optionalWholeField,
  type StoredRecord,
  textField,
} from '../../record-fields.ts';
import { roleListProblem } from '../users/people.rules.ts';
import { detailLimits, keywordsProblem, linkProblem, minutesProblem, objectivesProblem } from './details.rules.ts';
import { mandatoryProblem } from './mandatory.rules.ts';
import { standardsProblem } from './standards.rules.ts';

/** Field for entries, one on each line. */
const linesField = (label: string, check: (text: string) => string | undefined) =>
  textField(label, { max: detailLimits.lines, check });

/** Minutes in steps of 5, null where they are not known. */
const minutesField = (label: string, min: number) =>
  optionalWholeField(label, {
    ...{ min, max: detailLimits.minutes },
    check: (minutes) =>
      minutes < min || minutes > detailLimits.minutes
        ? `Enter ${min} to ${detailLimits.minutes} minutes`
        : minutesProblem(minutes),
  });

/** Details of a product. Each save of them is a version. */
export const detailFields = {
  objectives: linesField('Learning objectives', objectivesProblem),
  audience: textField('Who it is for', { max: detailLimits.audience }),
  /** Code of an icon of the kind `accreditor`. */
  accreditor_code: optionalTextField('Accreditor', { max: 40 }),
  accreditation_reference: textField('Accreditation reference', { max: detailLimits.accreditation }),
  accredited_until: optionalDayField('Accredited until'),
  cpd_minutes: minutesField('CPD time in minutes', 0),
  learner_minutes: minutesField('Time that learners need in minutes', 5),
  /** Job roles with commas between them. Empty for everyone. */
  target_roles: textField('Job roles', { max: 2_000, check: roleListProblem }),
  mandatory_for: linesField('Who must take it', mandatoryProblem),
  standards: linesField('Standards that it meets', standardsProblem),
  months_reason: textField('Reason for the length of the certificate', { max: detailLimits.reason }),
  months_source: textField('Link to the source', { max: detailLimits.link, check: linkProblem }),
  reviewed_on: optionalDayField('Last reviewed on'),
  review_due_on: optionalDayField('Next review due on'),
  content_owner_id: optionalIdField('Content owner'),
  keywords: linesField('Keywords', keywordsProblem),
};
export type DetailFields = StoredRecord<typeof detailFields>;
