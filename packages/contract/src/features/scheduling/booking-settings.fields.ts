import { flagField, type StoredRecord, type TypedField, wholeField } from '../../record-fields.ts';
import { type ScorePart, scorePartNames, scoreParts } from './scheduling.rules.ts';

/** All weights together: a score is from 0 to 100. */
export const allWeights = 100;

type WeightName = `${ScorePart}_weight`;
export const namesOfWeights = scoreParts.map((part): WeightName => `${part}_weight`);

/** Weight of each part of the score of a trainer. */
export const weightFields = Object.fromEntries(
  scoreParts.map((part) => [
    `${part}_weight`,
    wholeField(scorePartNames[part], { min: 0, max: allWeights, required: 'Enter a weight, or 0' }),
  ]),
) as Record<WeightName, TypedField<number>>;

const days = (label: string, min: number, max: number) =>
  wholeField(label, { min, max, required: 'Enter the number of days' });

/** Settings of the choice of a trainer and of bookings, one record for the whole site. */
export const bookingSettingsFields = {
  ...weightFields,
  venue_buffer_minutes: wholeField('Minutes between two sessions in a venue', {
    ...{ min: 0, max: 240 },
    required: 'Enter the minutes, or 0',
  }),
  /** Between the arrival of a trainer at home and the next departure. 0 asks for no rest. */
  rest_hours: wholeField('Hours of rest of a trainer between two days', {
    ...{ min: 0, max: 12 },
    required: 'Enter the hours, or 0',
  }),
  /** Trainers below it are not asked. 0 to 100. */
  minimum_score: wholeField('Lowest score of a trainer who is asked', {
    min: 0,
    max: 100,
    required: 'Enter a score, or 0',
  }),
  /** Most trainers who are asked for a date at once. */
  shortlist: wholeField('Trainers asked for a date', { min: 1, max: 20, required: 'Enter the number of trainers' }),
  /** Working days until an answer is due: of trainers about dates, of the organiser, and of the trainer who is booked. */
  enquiry_days: days('Working days for trainers to answer', 1, 30),
  organiser_days: days('Working days for the organiser to choose', 1, 60),
  confirmation_days: days('Working days for the trainer to confirm', 1, 30),
  /** Working days for which the dates of a course of several days are held. */
  hold_days: days('Working days for which dates are held', 1, 30),
  /** From today to the first and to the last date that a booking may have. */
  minimum_notice_days: days('Days of notice before a date', 0, 364),
  horizon_days: days('Days ahead for the last date', 1, 365),
  asks_organiser_itself: flagField('Ask the organiser as soon as a date has a trainer'),
};
export type BookingSettings = StoredRecord<typeof bookingSettingsFields>;

/** Returns why days are refused that contradict each other, with the field that shows it. */
export function daysProblem(
  daysOf: (name: 'hold_days' | 'confirmation_days' | 'minimum_notice_days' | 'horizon_days') => number,
): { field: 'hold_days' | 'horizon_days'; problem: string } | undefined {
  if (daysOf('hold_days') < daysOf('confirmation_days'))
    return { field: 'hold_days', problem: 'Hold dates at least as long as the trainer has to confirm' };
  if (daysOf('horizon_days') <= daysOf('minimum_notice_days'))
    return { field: 'horizon_days', problem: 'The last date must be after the days of notice' };
  return undefined;
}

/** Adds up the weights that a function returns. */
export const sumOfWeights = (weightOf: (name: WeightName) => number): number =>
  namesOfWeights.reduce((sum, name) => sum + weightOf(name), 0);

/** Returns why weights are refused that do not add up to 100. */
export function weightsProblem(sum: number): string | undefined {
  return sum === allWeights ? undefined : `The weights add up to ${sum}. Make them add up to ${allWeights}`;
}
