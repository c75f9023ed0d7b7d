export { answersOf, emptyAnswers, questionLabels, questionRules } from './answer-values.ts';
export { QuestionFields } from './question-fields.tsx';
