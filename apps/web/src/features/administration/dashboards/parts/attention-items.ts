import { plural } from '@doselore/contract';
import type { Dashboard } from '@doselore/contract/dashboards';
import type { AttentionReason } from '@doselore/contract/groups';
import type { Area } from '../../../../platform/area/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { attentionHref } from '../../../people/groups/index.ts';

export type AttentionItem = {
  key: AttentionReason | 'bookings';
  /** Text of the row. */
  what: string;
  /** Names of a few records. */
  detail?: string | undefined;
  action: { label: string; to: string } | undefined;
};

type Target = { data: Dashboard; groupId: number | null };

const namesShown = 3;

/** Returns the first names, and how many more there are. */
function namesOf(names: readonly string[], count: number): string {
  const shown = names.slice(0, namesShown);
  const more = count - shown.length;
  return more > 0 ? `${shown.join('; ')} and ${formatNumber(more)} more` : shown.join('; ');
}

const countOf = (count: number, one: string, many: string) => `${formatNumber(count)} ${plural(count, one, many)}`;

function stockItem({ data, groupId }: Target, area: Area): Omit<AttentionItem, 'key'> {
  const { low_stock, facts } = data;
  const [first] = low_stock;
  const titles = low_stock.map(({ title, left, group }) => {
    const place = groupId === null ? `, ${group.name}` : '';
    return `${title} (${left === 0 ? 'none left' : `${formatNumber(left)} left`}${place})`;
  });
  const canBuy = area.has('new-licence') && area.can('licences.purchase');
  if (facts.low_stock === 1 && first !== undefined)
    return {
      what: `${first.title}, ${formatMonths(first.months)}, is ${first.left === 0 ? 'out of stock' : 'low in stock'}`,
      detail: titles[0],
      action: canBuy
        ? { label: 'Order more', to: area.to('new-licence', { groupId: first.group.id }) }
        : { label: 'See licences', to: `${area.to('licences', { groupId: first.group.id })}?low=1` },
    };
  return {
    what: countOf(facts.low_stock, 'course is low in stock', 'courses are low in stock'),
    detail: namesOf(titles, facts.low_stock),
    action: { label: seeLabel(groupId, 'licences'), to: attentionHref(area, 'stock', groupId) },
  };
}

function adminsItem({ data, groupId }: Target, area: Area): Omit<AttentionItem, 'key'> {
  const { facts, services_without_admin: services } = data;
  const names = services.map(({ name, group }) => (groupId === null ? `${name} (${group.name})` : name));
  const [first] = services;
  if (facts.services_without_admin === 1 && first !== undefined)
    return {
      what: `${names[0]} has no admin`,
      action: area.can('managers.write')
        ? {
            label: 'Choose an admin',
            to: area.to('subgroup-managers', { groupId: first.group.id, subgroupId: first.id }),
          }
        : undefined,
    };
  return {
    what: countOf(facts.services_without_admin, 'service has no admin', 'services have no admin'),
    detail: namesOf(names, facts.services_without_admin),
    action: { label: seeLabel(groupId, 'services'), to: attentionHref(area, 'admins', groupId) },
  };
}

/** Returns the row of open requests. It leads to the page where they are decided, at each level. */
function requestsItem({ data, groupId }: Target, area: Area): AttentionItem {
  const report = area.has('licence-requests') ? 'licence-requests' : 'service-licence-requests';
  return {
    key: 'requests',
    what: countOf(data.facts.open_requests, 'licence request awaits a decision', 'licence requests await a decision'),
    action: {
      label: 'Decide requests',
      to: groupId === null ? area.to(report) : attentionHref(area, 'requests', groupId),
    },
  };
}

const seeLabel = (groupId: number | null, what: string) => (groupId === null ? 'See organisations' : `See ${what}`);

/** Returns the row of bookings that have waited too long. Site admins alone act on them. */
function bookingsItem({ data }: Target, area: Area): AttentionItem {
  return {
    key: 'bookings',
    what: countOf(data.facts.overdue_bookings, 'booking request is overdue', 'booking requests are overdue'),
    action: { label: 'See bookings', to: `${area.to('projects')}?overdue=yes` },
  };
}

/** Returns what needs attention: one row for each reason, the most urgent first. */
export function attentionItems(target: Target, area: Area): AttentionItem[] {
  const { facts } = target.data;
  const counted = (key: AttentionReason, count: number, [one, many]: [string, string], what: string) => ({
    count,
    item: () => ({
      key,
      what: countOf(count, one, many),
      action: { label: seeLabel(target.groupId, what), to: attentionHref(area, key, target.groupId) },
    }),
  });
  const ranked: { count: number; item: () => AttentionItem }[] = [
    { count: facts.open_requests, item: () => requestsItem(target, area) },
    { count: facts.overdue_bookings, item: () => bookingsItem(target, area) },
    { count: facts.low_stock, item: () => ({ key: 'stock', ...stockItem(target, area) }) },
    counted(
      'ended',
      facts.ended,
      ['certificate has expired and was not renewed', 'certificates have expired and were not renewed'],
      'members',
    ),
    counted(
      'ending30',
      facts.ending_30,
      ['certificate expires within 30 days', 'certificates expire within 30 days'],
      'members',
    ),
    { count: facts.services_without_admin, item: () => ({ key: 'admins', ...adminsItem(target, area) }) },
    counted('invitations', facts.invitations_ended, ['invitation has expired', 'invitations have expired'], 'members'),
  ];
  return ranked.filter(({ count }) => count > 0).map(({ item }) => item());
}
