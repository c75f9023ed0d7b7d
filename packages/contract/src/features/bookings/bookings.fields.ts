import { limits } from '../../limits.ts';
import {
  choiceField,
  idField,
  optionalCodeField,
  optionalIdField,
  optionalTextField,
  type StoredRecord,
  textField,
  wholeField,
} from '../../record-fields.ts';
import { assessmentLimits, assessmentTypes } from '../course-assessments/assessing.rules.ts';
import { trainingSlots } from '../course-planning/planning.rules.ts';
import { normalisePostcode, notAPostcode } from '../locations/postcodes.rules.ts';
import { bookingLimits } from './bookings.rules.ts';

const notes = { max: bookingLimits.notes, trace: 'notes_changed' };

/** A project collects the training that an organisation asks for. */
export const projectFields = {
  title: textField('Title', { max: limits.title, required: 'Enter a title' }),
  organiser_user_id: idField('Organiser'),
  /** Site admin who hears of it. Null for all of them. */
  handled_by: optionalIdField('Handled by'),
  notes: textField('Notes', notes),
};
export type ProjectFields = StoredRecord<typeof projectFields>;

const isLink = (text: string) => /^https:\/\/[^/@\s]+(?:\/\S*)?$/u.test(text);

/** Fields of what is wanted, in requests and in courses of several days, without product and times. */
export const wantedFields = {
  delegates: wholeField('Delegates', {
    ...{ min: 1, max: bookingLimits.delegates },
    required: 'Enter how many people take part',
  }),
  certificate_months: wholeField('Certificate length in months', { min: 0, max: limits.certificateMonthsMax }),
  assessment_type: choiceField('Assessment', { values: assessmentTypes, initial: 'none' }),
  post_training_days_allowed: wholeField('Days for the assessment', {
    ...{ min: 0, max: assessmentLimits.daysMax, initial: 0 },
  }),
  venue_id: optionalIdField('Venue'),
  location_id: optionalIdField('Location'),
  place: optionalTextField('Room or own premises', { max: limits.name }),
  place_postcode: optionalCodeField('Postcode of own premises', { read: normalisePostcode, problem: notAPostcode }),
  video_account_id: optionalIdField('Meeting account'),
  meeting_url: optionalTextField('Link to the meeting', {
    trace: 'meeting_changed',
    max: limits.text,
    check: (text) => (isLink(text) ? undefined : 'Enter an address that begins with https://'),
  }),
  notes: textField('Notes', notes),
};
export type WantedFields = StoredRecord<typeof wantedFields>;

/** Fields of a request for one session, without its product. */
export const requestFields = {
  ...wantedFields,
  minutes: wholeField('Length in minutes', {
    ...{ min: bookingLimits.shortest, max: bookingLimits.longest },
    required: 'Enter the length in minutes',
  }),
  slot: choiceField('Time of day', { values: trainingSlots, required: 'Choose a time of day' }),
};
export type RequestFields = StoredRecord<typeof requestFields>;
