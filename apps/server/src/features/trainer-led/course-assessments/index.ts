export { assessOnPaper, observe } from './assess.ts';
export { assessingRoutes } from './assessing.routes.ts';
export { checkAssessment, checkAssessmentChange } from './check-assessment.ts';
export { correctObservation } from './correct-assessment.ts';
export { lapseAssessments, lockOnlineAssessments, resumeAssessments, storeCloseReport } from './end-assessments.ts';
