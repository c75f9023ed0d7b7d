export { type Guide, guideOf } from './guides.ts';
export { HelpPanel } from './help-panel.tsx';
export { SupportContact } from './support-contact.tsx';
