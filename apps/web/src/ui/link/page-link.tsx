import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

export type PageLinkProps = {
  to: string;
  className?: string;
  'aria-label'?: string;
  children?: ReactNode;
};

function DocumentLink({ to, ...props }: PageLinkProps) {
  return <a href={to} {...props} />;
}

/** Link of the document. The application sets the link of its router; the login document has none and loads pages. */
export const LinkContext = createContext<ComponentType<PageLinkProps>>(DocumentLink);

/** Link to a page of Doselore, for parts that the login document shares with the application. */
export function PageLink(props: PageLinkProps) {
  return createElement(use(LinkContext), props);
}
