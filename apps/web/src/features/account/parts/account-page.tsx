import type { ReactNode } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import c from './account.module.css';

/** A page of My Profile, with the tabs that lead to the others. */
export function AccountPage({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  const { to } = useArea();
  const tabs = [
    { label: 'Details', to: to('account') },
    { label: 'Login and devices', to: to('account-security') },
  ];
  return (
    <Page width="prose" lead={lead} tabs={<PageTabs label="My Profile" tabs={tabs} />}>
      <div className={c.stack}>{children}</div>
    </Page>
  );
}
