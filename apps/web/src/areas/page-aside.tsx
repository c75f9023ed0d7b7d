import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { loadScript } from '../platform/scripts/index.ts';
import { Beside } from '../ui/beside/index.ts';
import type { AsideProps } from '../ui/page/index.ts';
import c from './page-aside.module.css';

/** Class around pages that can have an aside. */
export const besidePages = c.pages;

type Props = { subject: string | undefined };
const load = () => import('./help/aside-content.tsx').then((m) => m.AsideContent);

/** Loads the aside of a page after the page has been shown. Without its script the page has no aside. */
function PageAside(props: Props) {
  const [Content, setContent] = useState<ComponentType<Props>>();
  useEffect(() => {
    loadScript(load).then(
      (loaded) => setContent(() => loaded),
      () => undefined,
    );
  }, []);
  return Content === undefined ? null : <Content {...props} />;
}

/** Renders a form with its aside, whose place is reserved until its script has loaded. */
export const renderAside = ({ aside, subject, children }: AsideProps): ReactNode => (
  <Beside
    label="About this page"
    isReserved
    aside={
      <>
        {aside}
        <PageAside subject={subject} />
      </>
    }
  >
    {children}
  </Beside>
);
