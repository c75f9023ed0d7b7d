export const myCoursesKey = ['my-learning', 'courses'] as const;
export const myWaitingKey = ['my-learning', 'waiting'] as const;
