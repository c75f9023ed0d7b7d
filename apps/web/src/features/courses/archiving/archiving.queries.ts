import { archiveCourse, previewArchive } from '@doselore/contract/courses';
import { archivePaperCourse, previewPaperArchive } from '@doselore/contract/paper-courses';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';

/** A course that can be archived: online, or face to face. */
export type Archivable = { kind: 'online' | 'paper'; id: number; title: string };
type Of = Pick<Archivable, 'kind' | 'id'>;

export function archivePreviewQuery({ kind, id }: Of) {
  return queryOptions({
    queryKey: ['courses', 'archive', kind, id],
    queryFn: ({ signal }) =>
      kind === 'online'
        ? callEndpoint(previewArchive, { level, params: { courseId: id }, signal })
        : callEndpoint(previewPaperArchive, { level, params: { paperCourseId: id }, signal }),
  });
}

export const sendArchived = ({ kind, id }: Of, body: { archived: boolean; reason: string | null }) =>
  kind === 'online'
    ? callEndpoint(archiveCourse, { level, params: { courseId: id }, body })
    : callEndpoint(archivePaperCourse, { level, params: { paperCourseId: id }, body });
