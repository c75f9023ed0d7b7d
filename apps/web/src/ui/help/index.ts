export type { GuideKey, HelpSection } from './help-section.ts';
export { SupportContact } from './support-contact.tsx';
