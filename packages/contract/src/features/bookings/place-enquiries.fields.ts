import { idField, optionalIdField, textField } from '../../record-fields.ts';
import { requestFields } from './bookings.fields.ts';
import { bookingLimits } from './bookings.rules.ts';
import { wishedDaysProblem } from './place-enquiries.rules.ts';

const { delegates, minutes, venue_id, location_id, place, place_postcode } = requestFields;

/** Days that would suit, as one text. */
export const wishedDaysField = {
  days: textField('Days that would suit', {
    max: 4000,
    required: 'Enter at least one day that would suit',
    check: (text) => wishedDaysProblem(text),
  }),
};

/** What an organisation says when it asks for training. */
export const placeEnquiryFields = {
  product_id: idField('Course'),
  delegates,
  minutes,
  subgroup_id: optionalIdField('Service'),
  organiser_user_id: idField('Organiser'),
  ...wishedDaysField,
  venue_id,
  location_id,
  place,
  place_postcode,
  enquiry: textField('What else we should know', { max: bookingLimits.notes, trace: 'enquiry_written' }),
};
