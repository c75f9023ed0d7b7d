import type { ReactNode } from 'react';
import { BannerRegion } from '../../ui/banner/index.ts';
import { SkipLink } from '../../ui/layout/index.ts';

/** Frame without navigation. Each screen supplies its own surroundings (`PublicPanel`, `CentredCard`). */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <BannerRegion />
      {children}
    </>
  );
}
