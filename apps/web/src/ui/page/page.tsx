import { type ReactNode, use, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { publishName, useCurrentRoute } from '../../platform/routes/index.ts';
import { AsideSlot } from './aside-slot.ts';
import { BackButton } from './back-button.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import c from './page.module.css';
import { PageHead } from './page-head.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { usePageArrival } from './use-page-arrival.ts';

export type PageProps = {
  /** Default: the title in the route registry. */
  title?: string;
  /**
   * Name of the record that the page, or one of its tabs, is about. It is the heading, once it is loaded; breadcrumbs and the
   * window title keep the title of the page.
   */
  record?: string | undefined;
  /** Place for the window title: "Licences, Brightwell Pharmacies | Doselore". */
  context?: string;
  /** One sentence of facts below the heading. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Menu of the actions that are seldom used. On phones it stays beside the heading. */
  menu?: ReactNode;
  /** Facts of a record that all its tabs show, below the heading. */
  summary?: ReactNode;
  tabs?: ReactNode;
  /** Names of the records that route parameters identify, once they are loaded: `{ groupId: group?.name }`. */
  names?: Record<string, string | undefined>;
  width?: 'full' | 'form' | 'prose';
  /**
   * Content beside a form where the window is wide, such as a preview, after the explanation of the page. Null for a page
   * without an aside.
   */
  aside?: ReactNode;
  /** Subject of the record in the audit trail, such as "venue 3". Its latest changes are beside the form. */
  subject?: string | undefined;
  /**
   * Default: true. False where the names are unknown, and for a page among tabs of equal rank, which would move when only
   * some of them had breadcrumbs.
   */
  hasBreadcrumbs?: boolean;
  children: ReactNode;
};

/** Frame of every page: heading, window title, breadcrumbs, and focus and scroll position on arrival. */
export function Page({
  title,
  record,
  context,
  lead,
  actions,
  menu,
  summary,
  tabs,
  names = {},
  width = 'full',
  hasBreadcrumbs = true,
  aside,
  subject,
  children,
}: PageProps) {
  const renderAside = use(AsideSlot);
  const entry = useCurrentRoute();
  const params = useParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = title ?? entry.title;
  useDocumentTitle(shown, context);
  usePageArrival(heading);
  useEffect(() => {
    for (const [param, name] of Object.entries(names)) {
      const id = params[param];
      if (id !== undefined && name !== undefined) publishName(param, id, name);
    }
  });

  const surround = width === 'form' && aside !== null ? renderAside : undefined;
  return (
    <div
      className={`${c.page} ${entry.frame === 'learning' ? c.learning : ''}`}
      data-width={surround === undefined ? width : 'beside'}
      data-frame={entry.frame}
    >
      {hasBreadcrumbs && <Breadcrumbs title={shown} />}
      {entry.frame === 'general' && (
        <div className={c.back}>
          <BackButton />
        </div>
      )}
      <PageHead heading={heading} title={record ?? shown} lead={lead} actions={actions} menu={menu} />
      {summary}
      {tabs}
      {surround === undefined ? children : surround({ aside, subject, children })}
    </div>
  );
}
