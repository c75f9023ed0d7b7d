import type { AssessmentState } from '@doselore/contract/course-assessments';
import type { LicenceState } from '@doselore/contract/licences';
import type { DelegateResponse } from '@doselore/contract/my-learning';
import type { Attendance } from '@doselore/contract/virtual-groups';
import type { LicenceId } from '../../../platform/access/index.ts';

/** A delegate of a course, with the licence for it. */
export type DelegateData = {
  user_id: number;
  name: string;
  attendance: Attendance | null;
  sessions_present: number;
  is_uninvited: boolean;
  assessment: AssessmentState;
  response: DelegateResponse;
  licence_id: LicenceId | null;
  licence_state: LicenceState | null;
  /** True for a licence that is used for the online course. */
  is_online: boolean;
  /**
   * Effect that closing now would have on the licence: full attendance completes it where nothing is assessed. It lapses
   * after partial attendance, and where a result is missing.
   */
  at_close: 'completes' | 'lapses' | null;
  is_asked_for: boolean;
  licence_waiver: string | null;
};
