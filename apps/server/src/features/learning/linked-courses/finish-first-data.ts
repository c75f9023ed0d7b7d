/** Course to finish before another one can be started. */
export type FinishFirst = {
  title: string;
  /** Course that gives the missing cover: one with an open licence of this person, or where they are a delegate. */
  course: { course_type: 'online' | 'distance' | 'paper-course' | 'trainer-led'; course_id: number } | null;
};
