import { archiveCourse, previewArchive } from '@doselore/contract/courses';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export function archivePreviewQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'archive', courseId],
    queryFn: ({ signal }) => callEndpoint(previewArchive, { level, params: { courseId }, signal }),
  });
}

export const sendArchived = (courseId: number, body: { archived: boolean; reason: string | null }) =>
  callEndpoint(archiveCourse, { level, params: { courseId }, body });
