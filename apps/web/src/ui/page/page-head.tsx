import type { ReactNode, RefObject } from 'react';
import c from './page.module.css';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
};

/** Heading of a page with its lead and its buttons. */
export function PageHead({ heading, title, lead, actions }: Props) {
  return (
    <div className={c.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={c.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={c.actions}>{actions}</div>}
    </div>
  );
}
