export * from './feedback-answers.rules.ts';
export * from './feedback-forms.endpoints.ts';
export * from './feedback-forms.rules.ts';
export type * from './feedback-forms.schemas.ts';
