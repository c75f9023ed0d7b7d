import { z } from 'zod';
import { day, id, inPlace, placeShown } from '../../common.schemas.ts';
import { learningSources, learningStates } from './learning-records.rules.ts';

/** Module of a course, or the assessment of a distance course, with the best result of the current attempt. */
const part = z.object({
  title: z.string(),
  /** `passed` and `completed` count as done. */
  status: z.string(),
  /** Points as the package reported them, or null. */
  score: z.number().nullable(),
  attempts: z.number().int(),
  /** Seconds that the package reported, or null where nothing measures time. */
  seconds: z.number().nullable(),
});

export const learningRecord = z.object({
  source: z.enum(learningSources),
  id: z.number().int(),
  title: z.string(),
  group: placeShown,
  state: z.enum(learningStates),
  started_on: day.nullable(),
  /** Day of the result or of the Pharmacist-led Course, otherwise the day on which the course was last opened. */
  last_on: day,
  parts_done: z.number().int(),
  parts_total: z.number().int(),
  /** Best score in points; null when nothing was scored. */
  score: z.number().nullable(),
  parts: z.array(part),
});
export type LearningRecord = z.output<typeof learningRecord>;

export const learningRecordsSchemas = {
  listMemberLearning: { params: inPlace.extend({ userId: id }), response: z.array(learningRecord) },
  listUserLearning: { params: z.strictObject({ userId: id }), response: z.array(learningRecord) },
};
