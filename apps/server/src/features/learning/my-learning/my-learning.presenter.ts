import type { Answer } from '@doselore/contract';
import { isVirtual } from '@doselore/contract';
import { certificateEnd, lastsAsLong, renewalFacts } from '@doselore/contract/certificates';
import type { ExternalFacts } from '@doselore/contract/external-courses';
import type { CourseModule, getCourseLaunchData, MyCourse } from '@doselore/contract/my-learning';
import { arePrerequisitesMet, parsePrerequisites } from '@doselore/scorm/prerequisites';
import { type LessonStatus, readScore } from '@doselore/scorm/runtime';
import { presentCover } from '../courses/index.ts';
import { totalTimeOf } from '../learning/index.ts';
import type { FinishFirst } from '../linked-courses/index.ts';
import type { CardData } from './card-data.ts';
import type { ModuleData } from './my-learning.repository.ts';
import type { PaperCard } from './paper-cards.repository.ts';
import { presentSession } from './sessions.presenter.ts';

/** Returns one card. `londonNow` is what a clock in London shows now. It decides about the joining link. */
export function presentMyCourse(row: CardData, londonNow: Date): MyCourse {
  return {
    course_id: row.id,
    course_type: row.course_type,
    title: row.title,
    summary: row.summary,
    deliverable_id: row.deliverable_id,
    cover: presentCover(row),
    group: { id: row.group_id, name: row.group_name },
    certificateMonths: row.certificate_months,
    modules: row.modules,
    modules_done: row.modules_done,
    courseUser:
      row.completion_status === null
        ? null
        : {
            id: row.course_user_id,
            completion_status: row.completion_status,
            last_opened_at: row.last_opened_at?.toISOString() ?? null,
          },
    certificate: row.certificate_id === null ? null : { id: row.certificate_id, expires_on: row.expires_on },
    is_new: row.is_new,
    session:
      row.session === null ? null : presentSession(row.session, { isOnline: isVirtual(row.deliverable_id), londonNow }),
    paper: row.paper === null ? null : presentPaper(row.paper),
    external: row.external === null ? null : presentExternal(row.external),
    finish_first: row.finish_first,
  };
}

function presentPaper({ id, outcome, taken_on, score, assessor }: PaperCard): MyCourse['paper'] {
  return { id, outcome, taken_on, score, assessor };
}

function presentExternal(facts: ExternalFacts): ExternalFacts {
  const { state, provider, completed_on, expires_on, reference, has_evidence } = facts;
  return { state, provider, completed_on, expires_on, reference, has_evidence };
}

/**
 * Returns the certificate that the course renews. Null without one and once the course is completed, because the course
 * then has its own certificate.
 */
export function presentRenewal(row: CardData, today: string): Answer<typeof getCourseLaunchData>['renewal'] {
  if (row.certificate_id === null || row.completion_status === 'completed') return null;
  const options = { basis: row.renewal_basis, previousEnd: row.expires_on };
  const facts = renewalFacts({ ...options, today });
  const end = certificateEnd({ ...options, awardedOn: today, months: row.certificate_months });
  return {
    ends_on: row.expires_on,
    counts_from: facts.counts_from,
    days_given_up: facts.days_given_up,
    better_from: facts.better_from,
    current_stays: !lastsAsLong(end, row.expires_on),
  };
}

/** Returns the page of a paper course or an external entry. Nothing can be started from this page. */
export function launchOther(
  row: CardData,
  { course, today, finish_first }: { course: MyCourse; today: string; finish_first: FinishFirst[] },
): Omit<Answer<typeof getCourseLaunchData>, 'details'> {
  const isOpen = row.course_type === 'paper-course' && row.paper === null;
  const counts = { awardedOn: today, months: row.certificate_months, basis: row.renewal_basis };
  return {
    course,
    cover: course.cover,
    pass_mark: null,
    would_end_on: isOpen ? certificateEnd({ ...counts, previousEnd: row.expires_on }) : null,
    renewal: isOpen ? presentRenewal(row, today) : null,
    next: null,
    completion: null,
    what_to_bring: null,
    finish_first,
  };
}

export function presentModules(rows: readonly ModuleData[]): CourseModule[] {
  return rows.map((row) => ({
    sco_id: row.sco_id,
    sco_user_id: row.sco_user_id,
    slug: slugOf(row.title),
    title: row.title,
    lesson_status: row.best_status ?? 'not attempted',
    raw_score: readScore(row.raw_score ?? '') === '' ? null : Number(row.raw_score),
    attempts: row.attempt ?? 0,
    max_attempts: row.max_attempts,
    total_time: totalTimeOf({ total_time: row.total_time ?? '0000:00:00.00', session_times: row.session_times ?? {} }),
    minutes: row.minutes,
    usual_minutes: row.usual_minutes,
    waits_for: waitsFor(row, rows),
  }));
}

/** Returns the titles of the modules that must be finished first; empty when this module may be opened. */
export function waitsFor(module: ModuleData, all: readonly ModuleData[]): string[] {
  const statusOf = (identifier: string) =>
    (all.find((row) => row.identifier === identifier)?.best_status ?? undefined) as LessonStatus | undefined;
  if (arePrerequisitesMet(parsePrerequisites(module.prerequisites), statusOf)) return [];
  const named = all.filter(
    (row) => row.identifier !== module.identifier && module.prerequisites.includes(row.identifier),
  );
  const open = named.filter((row) => row.best_status !== 'passed' && row.best_status !== 'completed');
  return open.length > 0 ? open.map((row) => row.title) : ['the modules before it'];
}

/** Returns the module to continue with: the first open and unfinished one, else the last. */
export function nextModule(rows: readonly ModuleData[]): Answer<typeof getCourseLaunchData>['next'] {
  const isDone = (row: ModuleData) => row.best_status === 'passed' || row.best_status === 'completed';
  const next = rows.find((row) => !isDone(row) && waitsFor(row, rows).length === 0) ?? rows.at(-1);
  return next?.sco_user_id
    ? { sco_user_id: next.sco_user_id, slug: slugOf(next.title), is_failed: next.best_status === 'failed' }
    : null;
}

export function slugOf(title: string): string {
  return (
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60) || 'module'
  );
}
