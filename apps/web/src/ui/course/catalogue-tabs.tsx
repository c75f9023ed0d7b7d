import { terms } from '@doselore/contract';
import { useArea } from '../../platform/area/index.ts';
import { PageTabs } from '../page/index.ts';

export const catalogueTabs = ['online', 'paper', 'external', 'feedback'] as const;
export type CatalogueTab = (typeof catalogueTabs)[number];

const labels: Record<CatalogueTab, string> = {
  online: 'Online and Pharmacist-led',
  paper: terms.paperCourse.many,
  external: 'External',
  feedback: 'Feedback forms',
};

/** Tabs of the catalogue: one list for each kind of course, and the feedback forms. */
export function CatalogueTabs({ current }: { current: CatalogueTab }) {
  const { to } = useArea();
  return (
    <PageTabs
      label="Kinds of courses"
      tabs={catalogueTabs.map((kind) => ({
        label: labels[kind],
        to: kind === 'online' ? to('courses') : `${to('courses')}?tab=${kind}`,
        isCurrent: kind === current,
      }))}
    />
  );
}
