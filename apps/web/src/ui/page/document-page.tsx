import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import c from './page.module.css';
import { PageHead } from './page-head.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export type DocumentPageProps = { title: string; lead: ReactNode; children: ReactNode };

/** Frame of a page without the application around it: heading, window title, and focus on arrival. */
export function DocumentPage({ title, lead, children }: DocumentPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title, undefined);
  useEffect(() => focusHeading(heading.current), []);
  return (
    <div className={c.page} data-width="full" data-frame="bare">
      <PageHead heading={heading} title={title} lead={lead} />
      {children}
    </div>
  );
}
