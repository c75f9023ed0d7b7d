import { addVersion, goLive, listVersions } from '@doselore/contract/courses';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export function versionsQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'versions', courseId],
    queryFn: ({ signal }) => callEndpoint(listVersions, { level, params: { courseId }, signal }),
  });
}

export const sendNewVersion = (courseId: number, idempotencyKey: string) =>
  callEndpoint(addVersion, { level, params: { courseId }, body: { idempotencyKey } });

export const sendGoLive = (courseId: number, seenLiveId: number | null) =>
  callEndpoint(goLive, { level, params: { courseId }, body: { seenLiveId } });
