export { ContentScreen } from './content-screen.tsx';
export { DuplicateTabScreen } from './duplicate-tab-screen.tsx';
export { AnswerList } from './parts/answer-list.tsx';
export { FeedbackForm } from './parts/feedback-form.tsx';
export { OutcomeCard } from './parts/outcome-card.tsx';
export { PostContentScreen } from './post-content-screen.tsx';
export { ResultsScreen } from './results-screen.tsx';
