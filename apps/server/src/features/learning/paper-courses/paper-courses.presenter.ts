import type { ListedPaperCourse, PaperCourseDetail } from '@doselore/contract/paper-courses';
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
    summary: row.summary,
    renewal_basis: row.renewal_basis,
    training_class: row.training_class,
    motif: row.motif as PaperCourseDetail['motif'],
    hue: row.hue as PaperCourseDetail['hue'],
    has_score: row.has_score,
    pass_mark: row.pass_mark,
    evidence: row.evidence,
    assessors: row.assessors,
    live: row.live,
    has_versions: row.has_versions,
  };
}
