import { usePlace } from '../../../platform/routes/index.ts';
import { registerAddress } from '../course-register/index.ts';

type At = { id: number; session_id: number };

/** Returns the addresses of the delegates, the register of one session and the assessment of a course. */
export function useCourseLinks() {
  const { here } = usePlace();
  const page = (virtualGroupId: number) => here('delegates', { virtualGroupId });
  return {
    course: ({ id }: { id: number }) => page(id),
    register: ({ id, session_id }: At) => registerAddress(page(id), session_id),
    assessment: ({ id }: { id: number }) => here('course-assessment', { virtualGroupId: id }),
  };
}
