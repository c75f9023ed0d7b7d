export const myCoursesKey = ['my-learning', 'courses'] as const;
