export { EditPaperCourseScreen } from './edit-paper-course-screen.tsx';
export { NewPaperCourseScreen } from './new-paper-course-screen.tsx';
export { PaperCertificateScreen } from './paper-certificate-screen.tsx';
export { PaperCoursesScreen } from './paper-courses-screen.tsx';
