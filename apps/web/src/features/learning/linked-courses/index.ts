export { LinksScreen } from './links-screen.tsx';
export { NewLinkScreen } from './new-link-screen.tsx';
export { ProductLinksPanel } from './product-links-panel.tsx';
export { RefresherPeopleScreen } from './refresher-people-screen.tsx';
export { RefreshersScreen } from './refreshers-screen.tsx';
