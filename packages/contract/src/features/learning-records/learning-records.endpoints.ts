import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { learningRecordsSchemas } from './learning-records.schemas.ts';

/** Lists what a member has learned in the organisation: progress and results of online, face to face and led courses. */
export const listMemberLearning = atPlace<typeof learningRecordsSchemas.listMemberLearning>({
  method: 'GET',
  path: 'members-info/:userId/learning',
  permission: 'learning.records',
});

/** Lists what a person has learned in any organisation. */
export const listUserLearning = endpoint<typeof learningRecordsSchemas.listUserLearning>({
  method: 'GET',
  path: 'users/:userId/learning',
  levels: ['superAdmin'],
  permission: 'users.read',
});
