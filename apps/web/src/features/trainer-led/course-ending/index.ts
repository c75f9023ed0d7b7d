export { CancelCourseScreen } from './cancel-course-screen.tsx';
export { CloseCourseScreen } from './close-course-screen.tsx';
export { closeFacts } from './parts/close-facts.ts';
export { mayReopen, ReopenCourse } from './reopen-course.tsx';
