import { type StoredRecord, type TypedField, wholeField } from '../../record-fields.ts';
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

/** Settings of the choice of a trainer, one record for the whole site. */
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
};
export type BookingSettings = StoredRecord<typeof bookingSettingsFields>;

/** Adds up the weights that a function returns. */
export const sumOfWeights = (weightOf: (name: WeightName) => number): number =>
  namesOfWeights.reduce((sum, name) => sum + weightOf(name), 0);

/** Returns why weights are refused that do not add up to 100. */
export function weightsProblem(sum: number): string | undefined {
  return sum === allWeights ? undefined : `The weights add up to ${sum}. Make them add up to ${allWeights}`;
}
