import type { Answer } from '@doselore/contract';
import type { CourseRow, getCourse } from '@doselore/contract/courses';
import type { CourseData } from './courses.repository.ts';

export function presentCourse(row: CourseData): CourseRow {
  return {
    id: row.id,
    title: row.title,
    deliverable_id: row.deliverable_id,
    default_months: row.default_months,
    is_live: row.is_live,
    modules: row.modules,
    learners: row.learners,
    updated_at: row.updated_at.toISOString(),
  };
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
    ...presentCourse(row),
    summary: row.summary,
    renewal_basis: row.renewal_basis,
    training_class: row.training_class,
    cover: presentCover(row),
  };
}
