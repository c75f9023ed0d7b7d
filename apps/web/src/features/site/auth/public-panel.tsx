import type { ReactNode } from 'react';
import { useSiteInfo } from '../../../platform/site-info/index.ts';
import { HomeLogo } from '../../../ui/brand/index.ts';
import { PublicFrame } from './public-frame.tsx';
import c from './public-panel.module.css';

/** Surroundings of the pages for visitors, within the application. */
export function PublicPanel({ children, signedIn = false }: { children: ReactNode; signedIn?: boolean }) {
  const hasOutbox = useSiteInfo()?.outbox ?? false;
  return (
    <PublicFrame logo={<HomeLogo className={c.logo} />} hasOutbox={hasOutbox} signedIn={signedIn}>
      {children}
    </PublicFrame>
  );
}
