import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useCurrentRoute } from '../../../../platform/routes/index.ts';
import { HomeLogo } from '../../../../ui/brand/index.ts';
import { useDocumentTitle, usePageArrival } from '../../../../ui/page/index.ts';
import c from './centred-card.module.css';

type Props = { icon: Icon; title: string; children: ReactNode };

/**
 * One card in the middle, for maintenance, no connection and not found. The window title is the short title of the
 * route.
 */
export function CentredCard({ icon: Shown, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(useCurrentRoute().title, undefined);
  usePageArrival(heading);
  return (
    <div className={c.shell}>
      <header className={c.top}>
        <HomeLogo on="paper" />
      </header>
      <main id="main" tabIndex={-1} className={c.main}>
        <div className={`card ${c.card}`}>
          <span className={c.icon}>
            <Shown size={32} stroke={1.75} aria-hidden />
          </span>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  );
}
