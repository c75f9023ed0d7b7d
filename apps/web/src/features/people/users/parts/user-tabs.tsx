import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

const pages = [
  { name: 'user-info', label: 'Details' },
  { name: 'user-learning', label: 'Progress and results' },
  { name: 'person-external-courses', label: 'External courses' },
  { name: 'user-certificates', label: 'Certificates' },
  { name: 'user-licences', label: 'Licences' },
  { name: 'user-history', label: 'History' },
];

/** Tabs of the pages about one user over all organisations. */
export function UserTabs() {
  const { to } = useArea();
  const userId = useRouteId('userId') ?? 0;
  return (
    <PageTabs
      label="Pages about this person"
      tabs={pages.map(({ name, label }) => ({ label, to: to(name, { userId }) }))}
    />
  );
}
