import { addVersion, goLive, listVersions } from '@doselore/contract/courses';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');

export const versionsQuery = (courseId: number) => courses.one(listVersions, { level, params: { courseId } });

export const sendNewVersion = (courseId: number, idempotencyKey: string) =>
  callEndpoint(addVersion, { level, params: { courseId }, body: { idempotencyKey } });
export const sendGoLive = (courseId: number, seenLiveId: number | null) =>
  callEndpoint(goLive, { level, params: { courseId }, body: { seenLiveId } });
