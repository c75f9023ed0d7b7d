import { usePlace } from '../../../platform/routes/index.ts';

type At = { id: number; session_id: number };

/** Returns the addresses of a course that its trainer opens most: its register of one session, and its results. */
export function useCourseLinks() {
  const { here } = usePlace();
  const page = (virtualGroupId: number) => here('delegates', { virtualGroupId });
  return {
    course: ({ id }: { id: number }) => page(id),
    register: ({ id, session_id }: At) => `${page(id)}?session=${session_id}#register`,
    assessment: ({ id }: { id: number }) => here('course-assessment', { virtualGroupId: id }),
  };
}
