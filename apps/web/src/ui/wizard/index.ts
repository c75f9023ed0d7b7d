export { Wizard, type WizardStep } from './wizard.tsx';
