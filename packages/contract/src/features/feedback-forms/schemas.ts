export * from './feedback-forms.schemas.ts';
