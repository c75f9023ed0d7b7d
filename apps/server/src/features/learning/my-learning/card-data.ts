import type { AssessmentState } from '@doselore/contract/course-assessments';
import type { ExternalFacts } from '@doselore/contract/external-courses';
import type { CourseType } from '@doselore/contract/my-learning';
import type { CourseUserId } from '../../../platform/access/index.ts';
import type { PaperCard } from './paper-cards.repository.ts';

export type SessionData = {
  state: string;
  /** Wall clock time, written as UTC. */
  training_start: string;
  training_end: string;
  place: string | null;
  address: string | null;
  response: 'none' | 'accepted';
  trainer: string | null;
  attendance: 'attended' | 'partial' | 'absent' | 'excused' | null;
  /** Sessions with their meetings, by their starts. */
  meetings: { id: number; training_start: string; training_end: string; is_ready: boolean }[];
  what_to_bring: string | null;
  is_licensed: boolean;
  /** Null for a course without an assessment. */
  assessment: { state: AssessmentState; days: number; online_course_id: number | null } | null;
  has_feedback: boolean;
};

/** Data for one card of My Courses. */
export type CardData = {
  id: number;
  course_type: CourseType;
  title: string;
  summary: string | null;
  deliverable_id: number | null;
  motif: string;
  hue: string;
  thumbnail_key: string | null;
  renewal_basis: 'completion' | 'anniversary';
  group_id: number;
  group_name: string;
  certificate_months: number;
  modules: number;
  modules_done: number;
  course_user_id: CourseUserId | null;
  completion_status: 'incomplete' | 'completed' | 'failed' | null;
  last_opened_at: Date | null;
  certificate_id: number | null;
  expires_on: string | null;
  is_new: boolean;
  /** Product of the course. Null for an external course. */
  product_id: number | null;
  /** Titles of the courses to finish before this one. Empty once it has started. */
  finish_first: string[];
  session: SessionData | null;
  paper: PaperCard | null;
  external: ExternalFacts | null;
  /** Start of a trainer-led session. Cards are sorted by it. */
  training_start: Date | null;
};
