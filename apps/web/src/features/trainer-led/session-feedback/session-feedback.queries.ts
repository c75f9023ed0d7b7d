import type { Level, Query } from '@doselore/contract';
import { getCourseFeedback, getTrainerFeedback, listOwnFeedback } from '@doselore/contract/session-feedback';
import { roomQueries } from '../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');
const trainers = roomQueries('trainers');

export const courseFeedbackQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(getCourseFeedback, { level, params: { virtualGroupId } });
export const ownFeedbackQuery = (level: Level, query: Query<typeof listOwnFeedback>) =>
  virtualGroups.list(listOwnFeedback, { level, query });
export const trainerFeedbackQuery = (level: Level, trainerUserId: number) =>
  trainers.one(getTrainerFeedback, { level, params: { trainerUserId } });
