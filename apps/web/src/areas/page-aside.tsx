import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { loadScript } from '../platform/scripts/index.ts';

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

/** Renders what is beside the form of a page. `subject` is its record in the audit trail. */
export const renderAside = (subject: string | undefined): ReactNode => <PageAside subject={subject} />;
