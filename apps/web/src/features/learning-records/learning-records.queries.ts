import { endpointAt, type Level, type Place } from '@doselore/contract';
import { listMemberLearning, listUserLearning } from '@doselore/contract/learning-records';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

/** Reads the courses of a member, with their results, in the organisation of the place. */
export function memberLearningQuery(level: Level, place: Place, userId: number) {
  return queryOptions({
    queryKey: ['learning-records', level, place, userId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(listMemberLearning, place), { level, params: { ...place, userId }, signal }),
  });
}

/** Reads the courses of a person, with their results, in all organisations. For site admins. */
export function userLearningQuery(userId: number) {
  return queryOptions({
    queryKey: ['learning-records', 'user', userId],
    queryFn: ({ signal }) => callEndpoint(listUserLearning, { level: 'superAdmin', params: { userId }, signal }),
  });
}
