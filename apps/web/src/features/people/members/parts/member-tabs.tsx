import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of the pages about the people of a place. They depend on the place and on the person's rights. */
export function MemberTabs() {
  const { can, holds } = useArea();
  const { isService, here, hasHere } = usePlace();
  const pages = [
    { name: 'members', label: 'Current', allowed: true },
    { name: 'archived-members', label: 'Archived', allowed: !isService && holds('members.archive') },
    { name: 'membership', label: 'Service membership', allowed: isService && can('members.membership') },
    { name: 'bulk-password-reset', label: 'Password links', allowed: can('members.resetPasswords') },
  ];
  const tabs = pages
    .filter(({ name, allowed }) => allowed && hasHere(name))
    .map(({ name, label }) => ({ label, to: here(name) }));
  return tabs.length > 1 ? <PageTabs label="Pages about these people" tabs={tabs} /> : null;
}
