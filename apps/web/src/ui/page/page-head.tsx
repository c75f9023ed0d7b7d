import type { ReactNode, RefObject } from 'react';
import c from './page.module.css';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
  menu?: ReactNode;
};

/** Heading of a page with its lead, its buttons and the menu of the other actions. */
export function PageHead({ heading, title, lead, actions, menu }: Props) {
  return (
    <div className={c.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={c.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={c.actions}>{actions}</div>}
      {menu !== undefined && <div className={c.menu}>{menu}</div>}
    </div>
  );
}
