export { askPharmacist, purgeQuestions } from './ask-pharmacist.ts';
export { questionRoutes } from './questions.routes.ts';
