import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';

/** Steps of a course. The first step that is due is the next one. */
const steps = ['schedule', 'register', 'issue', 'assess', 'close', 'invite'] as const;
export type CourseStep = (typeof steps)[number];

/** Rights of the reader: for each step, whether they may take it and can open its page. */
export type CourseRights = Readonly<Record<CourseStep, boolean>>;

/**
 * Returns whether a session has an open register and a delegate without a mark. A course that is over without delegates
 * has an open register too.
 */
const hasOpenRegister = ({ registers, delegate_rows: rows, state }: VirtualGroupDetail): boolean =>
  (state === 'delivered' && rows.length === 0) ||
  registers.some(
    ({ register, session_id: id }) =>
      register === 'open' && rows.some(({ marks }) => marks.every(({ session_id }) => session_id !== id)),
  );

/** Returns whether delegates of a course with an assessment have no result yet. */
const lacksResults = ({ to_assess, assessed }: VirtualGroupDetail): boolean => assessed < to_assess;

const isDue: Readonly<Record<CourseStep, (course: VirtualGroupDetail) => boolean>> = {
  schedule: ({ state }) => state === 'draft',
  register: hasOpenRegister,
  issue: ({ delegate_rows: rows }) => rows.some((row) => row.sessions_present > 0 && row.licence === null),
  // Delegates take an online assessment on their own.
  assess: (course) => course.assessment_type !== 'online' && lacksResults(course),
  close: (course) => course.state === 'assessing' && !lacksResults(course),
  invite: ({ register, delegates, delegatePlacesAllowed }) =>
    register === 'not_yet' && delegates < delegatePlacesAllowed,
};

/** Returns whether a step is due now, without regard to rights. Nothing is due on a course that has ended. */
export const isStepDue = (course: VirtualGroupDetail, step: CourseStep): boolean =>
  course.register !== 'ended' && isDue[step](course);

/** Returns the one step that the reader should take next: the first that is due and allowed. */
export const nextAction = (course: VirtualGroupDetail, rights: CourseRights): CourseStep | undefined =>
  steps.find((step) => rights[step] && isStepDue(course, step));
