export { CourseFindings } from './course-findings.tsx';
export { HealthScreen } from './health-screen.tsx';
