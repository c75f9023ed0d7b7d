export { type AsideProps, AsideSlot } from './aside-slot.ts';
export { BackButton } from './back-button.tsx';
export { DocumentPage, type DocumentPageProps } from './document-page.tsx';
export { Page, type PageProps } from './page.tsx';
export { type PageTab, PageTabs } from './page-tabs.tsx';
export { useDocumentTitle, useErrorTitle } from './use-document-title.ts';
export { usePageArrival } from './use-page-arrival.ts';
