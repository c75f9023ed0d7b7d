import { z } from 'zod';

/** Result of closing a course, or its preview. `partial` is not part of `attended`. */
export const closeReport = z.object({
  invited: z.number().int(),
  /** People who declined and are no delegates. Not part of `invited`. */
  declined: z.number().int(),
  attended: z.number().int(),
  partial: z.number().int(),
  absent: z.number().int(),
  excused: z.number().int(),
  /** People who attended without a licence, with a recorded reason. */
  waived: z.number().int(),
  /** Licences that attendance completed, each with a certificate. */
  completed: z.number().int(),
  /** Licences that ended without a certificate: of people who attended only in part, or whose assessment lapsed. */
  lapsed: z.number().int(),
  /** Unstarted licences of people who did not attend. */
  reclaimed: z.number().int(),
  /** Seats that returned to the general pot, including those of reclaimed licences. */
  returned: z.number().int(),
  /** Seats of absent delegates that were written off, because the organisation forfeits them. Not part of `returned`. */
  forfeited: z.number().int(),
  /** Delegates who came without an invitation. They are part of `invited`. */
  uninvited: z.number().int(),
  /** Results of the assessment. `assessment_lapsed` are the people without one. */
  passed: z.number().int(),
  failed: z.number().int(),
  assessment_lapsed: z.number().int(),
  /** People who attended and gave no feedback by then. */
  without_feedback: z.number().int(),
  /** Number of times that the course was reopened before. */
  revision: z.number().int(),
});
export type CloseReport = z.output<typeof closeReport>;
