export { FaqScreen } from './faq-screen.tsx';
export { PrivacyPolicyScreen } from './privacy-policy-screen.tsx';
export { TermsScreen } from './terms-screen.tsx';
