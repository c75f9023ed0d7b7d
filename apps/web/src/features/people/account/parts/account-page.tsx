import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { Page, PageTabs } from '../../../../ui/page/index.ts';
import c from './account.module.css';

type Props = {
  lead?: ReactNode;
  actions?: ReactNode;
  /** Parts that wide screens show in a narrower column beside the others. */
  side?: ReactNode;
  children: ReactNode;
};

/** Page of My Profile. What differs between the tabs is below them, so that they stay in their place. */
export function AccountPage({ lead, actions, side, children }: Props) {
  const { to } = useArea();
  const tabs = [
    { label: 'Details', to: to('account') },
    { label: 'CPD diary', to: to('cpd') },
    { label: 'Login and devices', to: to('account-security') },
  ];
  return (
    <Page hasBreadcrumbs={false} tabs={<PageTabs label="My Profile" tabs={tabs} />}>
      <div className={c.columns}>
        <div className={c.stack}>
          {(lead !== undefined || actions !== undefined) && (
            <div className={c.head}>
              {lead !== undefined && <p className="muted">{lead}</p>}
              {actions}
            </div>
          )}
          {children}
        </div>
        {side !== undefined && <div className={c.stack}>{side}</div>}
      </div>
    </Page>
  );
}
