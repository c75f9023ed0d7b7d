export { assessOnPaper, observe } from './assess.ts';
export { correctObservation } from './correct-assessment.ts';
