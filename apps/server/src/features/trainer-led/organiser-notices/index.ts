export { rememberOrganised } from './remember-courses.ts';
export { organiserNewsTask } from './send-news.ts';
