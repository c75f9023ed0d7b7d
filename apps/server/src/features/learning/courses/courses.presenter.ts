import { type Answer, pickFields } from '@doselore/contract';
import { certificateFields, courseTextFields, type getCourse, type ListedCourse } from '@doselore/contract/courses';
import type { CourseData, ListedCourseData } from './courses.repository.ts';

function presentRow(row: CourseData | ListedCourseData) {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    deliverable_id: row.deliverable_id,
    default_months: row.default_months,
    is_live: row.is_live,
    modules: row.modules,
    learners: row.learners,
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentCourse(row: ListedCourseData): ListedCourse {
  return { ...presentRow(row), draft: row.draft, archived: row.archived };
}

type Cover = Answer<typeof getCourse>['cover'];

export function presentCover(row: { id: number; motif: string; hue: string; thumbnail_key: string | null }): Cover {
  const version = row.thumbnail_key?.split('/').at(-1)?.slice(0, 12);
  return {
    motif: row.motif as Cover['motif'],
    hue: row.hue as Cover['hue'],
    thumbnail: version ? `/api/course-thumbnail/${row.id}/${version}` : null,
  };
}

export function presentCourseDetail(row: CourseData): Answer<typeof getCourse> {
  return {
    ...presentRow(row),
    product_id: row.product_id,
    in_progress: row.in_progress,
    live: row.live,
    has_versions: row.has_versions,
    ...pickFields(courseTextFields, row),
    ...pickFields(certificateFields, row),
    cover: presentCover(row),
  };
}
