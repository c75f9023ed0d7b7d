export { withdrawCorrected } from './withdraw-corrected.ts';
