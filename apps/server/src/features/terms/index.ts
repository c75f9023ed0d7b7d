export { hasAcceptedTerms, recordTermsAcceptance } from './terms.repository.ts';
export { termsRoutes } from './terms.routes.ts';
