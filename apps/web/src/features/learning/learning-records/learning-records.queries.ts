import type { Level, Place } from '@doselore/contract';
import { listMemberLearning, listUserLearning } from '@doselore/contract/learning-records';
import { roomQueries } from '../../../platform/query-client/index.ts';

const learningRecords = roomQueries('learning-records');

/** Reads the courses of a member, with their results, in the organisation of the place. */
export const memberLearningQuery = (level: Level, place: Place, userId: number) =>
  learningRecords.one(listMemberLearning, { level, params: { ...place, userId } });

/** Reads the courses of a person, with their results, in all organisations. For site admins. */
export const userLearningQuery = (userId: number) => learningRecords.one(listUserLearning, { params: { userId } });
