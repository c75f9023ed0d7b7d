import { serviceLevels } from '../../levels.ts';
import { limits } from '../../limits.ts';
import {
  choiceField,
  flagField,
  optionalTextField,
  optionalWholeField,
  type StoredRecord,
} from '../../record-fields.ts';
import { mostRetentionYears, type TrainingClass, trainingClasses } from '../personal-data/retention.rules.ts';

/** Days an invitation is valid, and a sentence to add to it. Null inherits. */
export const invitationFields = {
  invitation_days: optionalWholeField('Days until an invitation expires', { min: 1, max: 60 }),
  invitation_note: optionalTextField('Message in the invitation', { max: limits.text, trace: 'note_changed' }),
};
export type InvitationSettings = StoredRecord<typeof invitationFields>;

/** Level of the service admins of an organisation. */
export const serviceLevelFields = {
  default_service_manager_level: choiceField('What service admins may do', { values: serviceLevels, initial: 'LOW' }),
};

/** True when closing a course forfeits the seats of absent delegates who are not excused. Otherwise they return. */
export const sessionFields = { forfeit_absent_seats: flagField('Forfeit the licences of absent delegates') };

const yearsField = (name: TrainingClass) =>
  optionalWholeField(trainingClasses[name].title, { min: 1, max: mostRetentionYears });
/**
 * Years by class of training. Clinical training counts after the person has left, other classes after completion. Null
 * uses the default.
 */
export const retentionFields = {
  statutory: yearsField('statutory'),
  clinical: yearsField('clinical'),
  other: yearsField('other'),
};
export type Retention = StoredRecord<typeof retentionFields>;
