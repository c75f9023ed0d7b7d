import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { publishName, useCurrentRoute } from '../../platform/routes/index.ts';
import { BackButton } from './back-button.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import c from './page.module.css';
import { useDocumentTitle } from './use-document-title.ts';
import { usePageArrival } from './use-page-arrival.ts';

export type PageProps = {
  /** Default: the title of the route registry. */
  title?: string;
  /** Where this is, for the window title: "Licences, Brightwell Pharmacies | Doselore". */
  context?: string;
  /** One sentence of facts under the heading. */
  lead?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  /** Names of what route parameters stand for, as soon as they are loaded: `{ groupId: group?.name }`. */
  names?: Record<string, string | undefined>;
  width?: 'full' | 'form' | 'prose';
  children: ReactNode;
};

/** The one way to build a page: heading, window title, focus and scroll on arrival, breadcrumbs. */
export function Page({ title, context, lead, actions, tabs, names = {}, width = 'full', children }: PageProps) {
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

  return (
    <div
      className={`${c.page} ${entry.frame === 'learning' ? c.learning : ''}`}
      data-width={width}
      data-frame={entry.frame}
    >
      <Breadcrumbs title={shown} />
      {entry.frame === 'general' && (
        <div className={c.back}>
          <BackButton />
        </div>
      )}
      <div className={c.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {shown}
          </h1>
          {lead !== undefined && <p className={c.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={c.actions}>{actions}</div>}
      </div>
      {tabs}
      {children}
    </div>
  );
}
