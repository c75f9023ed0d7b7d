import { pickFields } from '@doselore/contract';
import { type ListedPaperCourse, type PaperCourseDetail, paperCourseFields } from '@doselore/contract/paper-courses';
import type { ListedPaperCourseData, PaperCourseData } from './paper-courses.repository.ts';

function presentRow(row: PaperCourseData | ListedPaperCourseData) {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    default_months: row.default_months,
    is_live: row.is_live,
    waiting: row.waiting,
    results: row.results,
  };
}

export function presentListedPaperCourse(row: ListedPaperCourseData): ListedPaperCourse {
  return { ...presentRow(row), draft: row.draft, archived: row.archived };
}

export function presentPaperCourse(row: PaperCourseData): PaperCourseDetail {
  return {
    ...presentRow(row),
    product_id: row.product_id,
    ...pickFields(paperCourseFields, row),
    live: row.live,
    has_versions: row.has_versions,
  };
}
