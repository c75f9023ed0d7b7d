import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';

/** What can be due on a course, in the order in which it is asked for. */
const steps = ['schedule', 'register', 'issue', 'assess', 'close', 'invite'] as const;
export type CourseStep = (typeof steps)[number];

/** Steps that the reader may take, and has a page for. */
export type CourseRights = Readonly<Record<CourseStep, boolean>>;

/** Returns whether somebody has a mark at a session, or an attendance at the whole course. */
export const hasMarks = ({ delegate_rows: rows }: Pick<VirtualGroupDetail, 'delegate_rows'>): boolean =>
  rows.some(({ attendance, marks }) => attendance !== null || marks.length > 0);

/** Returns whether the register of a session is open in which somebody has no mark. */
const hasOpenRegister = ({ registers, delegate_rows: rows, state }: VirtualGroupDetail): boolean =>
  (state === 'delivered' && rows.length === 0) ||
  registers.some(
    ({ register, session_id: id }) =>
      register === 'open' && rows.some(({ marks }) => marks.every(({ session_id }) => session_id !== id)),
  );

/** Returns whether people with an assessment have no result yet. Delegates take an online assessment on their own. */
const lacksResults = ({ to_assess, assessed }: VirtualGroupDetail): boolean => assessed < to_assess;

const isDue: Readonly<Record<CourseStep, (course: VirtualGroupDetail) => boolean>> = {
  schedule: ({ state }) => state === 'draft',
  register: hasOpenRegister,
  issue: ({ delegate_rows: rows }) => rows.some((row) => row.sessions_present > 0 && row.licence === null),
  assess: (course) => course.assessment_type !== 'online' && lacksResults(course),
  close: (course) => course.state === 'assessing' && !lacksResults(course),
  invite: ({ register, delegates, delegatePlacesAllowed }) =>
    register === 'not_yet' && delegates < delegatePlacesAllowed,
};

/** Returns whether a step is due now, whoever may take it. Nothing is due on a course that has ended. */
export const isStepDue = (course: VirtualGroupDetail, step: CourseStep): boolean =>
  course.register !== 'ended' && isDue[step](course);

/** Returns the one step that the reader should take next: the first that is due and allowed. */
export const nextAction = (course: VirtualGroupDetail, rights: CourseRights): CourseStep | undefined =>
  steps.find((step) => rights[step] && isStepDue(course, step));
