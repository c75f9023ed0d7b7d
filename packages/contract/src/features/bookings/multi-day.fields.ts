import { limits } from '../../limits.ts';
import { optionalTextField, type StoredRecord, textField, wholeField } from '../../record-fields.ts';
import { wantedFields } from './bookings.fields.ts';
import { daysProblem, multiDayLimits } from './multi-day.rules.ts';

/** Fields of a course of several days, without its product and its dates. */
export const multiDayFields = {
  ...wantedFields,
  max_span_days: wholeField('Days from the first date to the last', {
    ...{ min: 1, max: multiDayLimits.longestSpan, initial: multiDayLimits.usualSpan },
    required: 'Enter within how many days all dates lie',
  }),
  agreed_with: optionalTextField('Dates agreed with', { max: limits.name }),
};
export type MultiDayFields = StoredRecord<typeof multiDayFields>;

/** Fields of its form: `dates` is what `sessionsText` writes. */
export const multiDayFormFields = {
  ...multiDayFields,
  dates: textField('Dates', { max: 20_000, required: 'Enter the dates', check: daysProblem, trace: 'dates_changed' }),
};
export type MultiDayFormFields = StoredRecord<typeof multiDayFormFields>;
