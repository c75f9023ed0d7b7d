import { pickFields } from '@doselore/contract';
import {
  type ExternalArchivePreview,
  type ExternalCourseDetail,
  externalCourseFields,
  externalRowFields,
  type ListedExternalCourse,
  type RecognisedProduct,
} from '@doselore/contract/external-courses';
import type { ArchivePreviewData, ExternalCourseData, ListedExternalCourseData } from './catalogue.repository.ts';

function presentRow(row: ExternalCourseData | ListedExternalCourseData) {
  return {
    id: row.id,
    ...pickFields(externalRowFields, row),
    entries: row.entries,
    unverified: row.unverified,
  };
}

export function presentListedCourse(row: ListedExternalCourseData): ListedExternalCourse {
  return { ...presentRow(row), recognised_as: row.recognised_as, archived: row.archived };
}

export function presentCourse(row: ExternalCourseData, products: RecognisedProduct[]): ExternalCourseDetail {
  return { ...presentRow(row), ...pickFields(externalCourseFields, row), recognitions: row.recognitions, products };
}

export function presentPreview(row: ArchivePreviewData): ExternalArchivePreview {
  return {
    title: row.title,
    entries: row.entries,
    unverified: row.unverified,
    recognised_as: row.recognised_as,
  };
}
