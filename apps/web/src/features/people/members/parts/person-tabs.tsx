import { useArea } from '../../../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../../../platform/routes/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of the pages about one member. They depend on the place and on the rights of the reader. */
export function PersonTabs() {
  const { can } = useArea();
  const { here, hasHere } = usePlace();
  const params = { userId: useRouteId('userId') ?? 0 };
  const pages = [
    { name: 'members-info', label: 'Details', allowed: can('members.list') },
    { name: 'members-learning', label: 'Progress and results', allowed: can('learning.records') },
    { name: 'members-certificates', label: 'Certificates', allowed: can('certificates.read') },
    { name: 'members-licences', label: 'Licences', allowed: can('licences.list') },
    { name: 'members-history', label: 'History', allowed: can('members.history') },
  ];
  const tabs = pages
    .filter(({ name, allowed }) => allowed && hasHere(name))
    .map(({ name, label }) => ({ label, to: here(name, params) }));
  return tabs.length > 1 ? <PageTabs label="Pages about this person" tabs={tabs} /> : null;
}
