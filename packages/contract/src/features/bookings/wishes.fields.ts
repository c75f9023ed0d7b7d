import { optionalCodeField, optionalDecimalField, optionalWholeField, type StoredRecord } from '../../record-fields.ts';
import { idListProblem, idsOf } from '../documents/documents.rules.ts';
import { askingLimits } from './asking.rules.ts';
import { requestFields } from './bookings.fields.ts';
import type { Thresholds } from './bookings.rules.ts';

/** Reads a list of ids such as `9,3` as `3,9`. Returns undefined for a text that is none. */
function readTrainers(text: string): string | undefined {
  if (idListProblem(text) !== undefined) return;
  const ids = [...new Set(idsOf(text))];
  return ids.length > askingLimits.trainers ? undefined : ids.sort((a, b) => a - b).join(',');
}

/** Fields of which trainers come into question: the limits that they have to reach, and those who are left out. */
export const wishFields = {
  minimum_score: optionalWholeField('Lowest score', { min: 0, max: 100 }),
  maximum_journey_minutes: optionalWholeField('Longest journey in minutes', { min: 1, max: 600 }),
  minimum_suitability: optionalWholeField('Lowest level for the course', { min: 1, max: 3 }),
  minimum_feedback: optionalDecimalField('Lowest mean feedback', { min: 1, max: 5, digits: 1 }),
  /** Ids of trainers as one text, such as `3,9`. */
  excluded_trainer_ids: optionalCodeField('Leave out', {
    ...{ read: readTrainers, problem: `Choose ${askingLimits.trainers} trainers at most`, max: 4000 },
    trace: 'trainers_left_out',
  }),
};
export type WishFields = StoredRecord<typeof wishFields>;

/** Fields of the form of a request. */
export const requestFormFields = { ...requestFields, ...wishFields };
export type RequestFormFields = StoredRecord<typeof requestFormFields>;

/** Fields of a request that can still be changed after trainers were asked. */
export const laterFields = { notes: requestFields.notes, ...wishFields };

/** Returns wishes as a form holds them. */
export const wishesOf = (thresholds: Thresholds, trainerIds: readonly number[]): WishFields => ({
  minimum_score: thresholds.minimumScore ?? null,
  maximum_journey_minutes: thresholds.maximumJourneyMinutes ?? null,
  minimum_suitability: thresholds.minimumSuitability ?? null,
  minimum_feedback: thresholds.minimumFeedback ?? null,
  excluded_trainer_ids: trainerIds.toSorted((a, b) => a - b).join(',') || null,
});

/** Returns the limits that wishes name. */
export const thresholdsOf = ({ minimum_score: score, ...wishes }: WishFields): Thresholds => ({
  ...(score !== null && { minimumScore: score }),
  ...(wishes.maximum_journey_minutes !== null && { maximumJourneyMinutes: wishes.maximum_journey_minutes }),
  ...(wishes.minimum_suitability !== null && { minimumSuitability: wishes.minimum_suitability }),
  ...(wishes.minimum_feedback !== null && { minimumFeedback: wishes.minimum_feedback }),
});

/** Returns the ids of the trainers who are left out. */
export const leftOutOf = ({ excluded_trainer_ids: ids }: WishFields): number[] => idsOf(ids ?? '');
