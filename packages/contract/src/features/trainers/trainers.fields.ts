import { flagField, textField, wholeField } from '../../record-fields.ts';
import { positionFields, postcodeField } from '../locations/address.fields.ts';
import { trainerLimits, trainingModeWords } from './trainers.rules.ts';

const home = { trace: 'home_changed' };

/** Fields that a trainer stores as the form has them. */
export const profileFields = {
  ...positionFields(home),
  max_journey_minutes: wholeField('Longest journey', { min: 0, max: trainerLimits.journey, initial: 120 }),
  max_days_per_week: wholeField('Days a week', { min: 1, max: trainerLimits.daysPerWeek, initial: 5 }),
  max_sessions_per_day: wholeField('Sessions a day', { min: 1, max: trainerLimits.sessionsPerDay, initial: 2 }),
  buffer_minutes: wholeField('Time between sessions', { min: 0, max: trainerLimits.buffer, initial: 15 }),
  biography: textField('Biography', { max: trainerLimits.biography, trace: 'biography_changed' }),
};

/** Each mode is a field of its own, so that changes of two people are joined. */
export const modeFields = {
  face_to_face: flagField(trainingModeWords.face_to_face, { initial: true }),
  virtual: flagField(trainingModeWords.virtual),
};

export const trainerFields = {
  home_postcode: postcodeField('Home postcode', { required: 'Enter the postcode', ...home }),
  ...modeFields,
  ...profileFields,
};
