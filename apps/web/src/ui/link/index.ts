export { LinkContext, PageLink, type PageLinkProps } from './page-link.tsx';
