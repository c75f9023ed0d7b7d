export { CatalogueScreen } from './catalogue-screen.tsx';
