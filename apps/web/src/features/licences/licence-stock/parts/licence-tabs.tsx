import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of the pages about the licences of a place. They depend on the place and on the person's rights. */
export function LicenceTabs() {
  const { can, canInAll } = useArea();
  const { isService, here, hasHere } = usePlace();
  const pages = [
    { name: 'licences', label: 'Stock', allowed: true },
    { name: 'issued-licences', label: 'Issued', allowed: isService },
    { name: 'licence-movements', label: 'Movements', allowed: isService || can('licences.stock') },
    { name: 'licence-orders', label: 'Orders', allowed: !isService && can('licences.stock') },
    {
      name: 'sibling-licences',
      label: 'Other services',
      allowed: isService && canInAll('licences.siblingLevels'),
    },
  ];
  const tabs = pages
    .filter(({ name, allowed }) => allowed && hasHere(name))
    .map(({ name, label }) => ({ label, to: here(name) }));
  return tabs.length > 1 ? <PageTabs label="Pages about these licences" tabs={tabs} /> : null;
}
