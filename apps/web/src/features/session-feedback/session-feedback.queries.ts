import type { Level, Query } from '@doselore/contract';
import { getCourseFeedback, getTrainerFeedback, listOwnFeedback } from '@doselore/contract/session-feedback';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function courseFeedbackQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'feedback', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getCourseFeedback, { level, params: { virtualGroupId }, signal }),
  });
}

export function ownFeedbackQuery(level: Level, query: Query<typeof listOwnFeedback>) {
  return queryOptions({
    queryKey: ['virtual-groups', 'own-feedback', level, query],
    queryFn: ({ signal }) => callEndpoint(listOwnFeedback, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function trainerFeedbackQuery(level: Level, trainerUserId: number) {
  return queryOptions({
    queryKey: ['trainers', 'feedback', level, trainerUserId],
    queryFn: ({ signal }) => callEndpoint(getTrainerFeedback, { level, params: { trainerUserId }, signal }),
  });
}
