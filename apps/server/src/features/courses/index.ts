export { presentCover } from './courses.presenter.ts';
export { courseRoutes } from './courses.routes.ts';
