export { catalogueRoutes } from './catalogue.routes.ts';
export { addExternalCourse } from './change-external-course.ts';
export { addRecognition } from './recognise.ts';
