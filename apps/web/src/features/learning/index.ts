export { ContentScreen } from './content-screen.tsx';
export { DuplicateTabScreen } from './duplicate-tab-screen.tsx';
export { PostContentScreen } from './post-content-screen.tsx';
export { ResultsScreen } from './results-screen.tsx';
