export { SavedViews } from './saved-views-menu.tsx';
