import { archiveCourse, previewArchive } from '@doselore/contract/courses';
import { archiveExternalCourse, previewExternalArchive } from '@doselore/contract/external-courses';
import { archivePaperCourse, previewPaperArchive } from '@doselore/contract/paper-courses';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import { externalConsequences, productConsequences } from './consequences.ts';

const courses = roomQueries('courses');

/** A course that can be archived: online, face to face, or of another provider. */
export type Archivable = { kind: 'online' | 'paper' | 'external'; id: number; title: string };
type Target = Pick<Archivable, 'kind' | 'id'>;
type Archived = { archived: boolean; reason: string | null };

type Calls = {
  preview: (id: number, signal: AbortSignal) => Promise<string[]>;
  archive: (id: number, body: Archived) => Promise<unknown>;
};

const calls: Record<Archivable['kind'], Calls> = {
  online: {
    preview: async (courseId, signal) =>
      productConsequences(await callEndpoint(previewArchive, { params: { courseId }, signal })),
    archive: (courseId, body) => callEndpoint(archiveCourse, { params: { courseId }, body }),
  },
  paper: {
    preview: async (paperCourseId, signal) =>
      productConsequences(await callEndpoint(previewPaperArchive, { params: { paperCourseId }, signal })),
    archive: (paperCourseId, body) => callEndpoint(archivePaperCourse, { params: { paperCourseId }, body }),
  },
  external: {
    preview: async (externalCourseId, signal) =>
      externalConsequences(await callEndpoint(previewExternalArchive, { params: { externalCourseId }, signal })),
    archive: (externalCourseId, body) => callEndpoint(archiveExternalCourse, { params: { externalCourseId }, body }),
  },
};

/** Sentences on the effects of archiving a course. */
export const archivePreviewQuery = ({ kind, id }: Target) =>
  courses.combined('archive', { kind, id }, (target, { signal }) => calls[target.kind].preview(target.id, signal));

export const sendArchived = ({ kind, id }: Target, body: Archived) => calls[kind].archive(id, body);
