import { plural } from '@doselore/contract';
import type { Dashboard } from '@doselore/contract/dashboards';
import type { AttentionReason } from '@doselore/contract/groups';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { attentionHref } from '../../groups/index.ts';
import c from './dashboards.module.css';

type Item = { key: string; text: ReactNode; actions: { label: string; to: string; of?: string }[] };
type Props = { data: Dashboard; groupId: number | null };

const countOf = (count: number, one: string, many: string) => `${formatNumber(count)} ${plural(count, one, many)}`;

function stockItems({ data, groupId }: Props, { to, has, can }: Area): Item[] {
  const canBuy = has('new-licence') && can('licences.purchase');
  return data.low_stock.map(({ group, title, months, left, bought }) => ({
    key: `stock ${group.id} ${title} ${months}`,
    text: (
      <>
        <b>{title}</b>, {formatMonths(months)}: {left === 0 ? 'none left' : `${formatNumber(left)} left`} of{' '}
        {formatNumber(bought)} bought{groupId === null && ` (${group.name})`}
      </>
    ),
    actions: [
      canBuy
        ? { label: 'Order more', of: title, to: to('new-licence', { groupId: group.id }) }
        : { label: 'See licences', of: title, to: `${to('licences', { groupId: group.id })}?low=1` },
    ],
  }));
}

function serviceItems({ data, groupId }: Props, { to, can }: Area): Item[] {
  return data.services_without_admin.map(({ id, name, group }) => ({
    key: `service ${id}`,
    text: (
      <>
        <b>{name}</b> has no admin{groupId === null && ` (${group.name})`}
      </>
    ),
    actions: can('managers.write')
      ? [{ label: 'Choose an admin', of: name, to: to('subgroup-managers', { groupId: group.id, subgroupId: id }) }]
      : [],
  }));
}

/**
 * Returns figures about people that need attention. They link to the people, or to their organisations on the site
 * dashboard.
 */
function peopleItems({ data: { facts }, groupId }: Props, area: Area): Item[] {
  const rows: { count: number; text: string; attention: AttentionReason }[] = [
    {
      count: facts.ended,
      text: countOf(
        facts.ended,
        'certificate has expired and was not renewed',
        'certificates have expired and were not renewed',
      ),
      attention: 'ended',
    },
    {
      count: facts.ending_30,
      text: countOf(facts.ending_30, 'certificate expires within 30 days', 'certificates expire within 30 days'),
      attention: 'ending30',
    },
    {
      count: facts.invitations_ended,
      text: countOf(facts.invitations_ended, 'invitation has expired', 'invitations have expired'),
      attention: 'invitations',
    },
  ];
  return rows
    .filter(({ count }) => count > 0)
    .map(({ text, attention }) => ({
      key: attention,
      text,
      actions: [
        {
          label: groupId === null ? 'See organisations' : 'See members',
          of: text,
          to: attentionHref(area, attention, groupId),
        },
      ],
    }));
}

/** Returns how many more items of a kind there are, because only the first few are listed. */
function moreItems({ data, groupId }: Props, area: Area): Item[] {
  const { facts, low_stock, services_without_admin } = data;
  const stock = facts.low_stock - low_stock.length;
  const services = facts.services_without_admin - services_without_admin.length;
  const rows: { count: number; text: string; attention: AttentionReason }[] = [
    {
      count: stock,
      text: `${countOf(stock, 'more course is', 'more courses are')} low in stock`,
      attention: 'stock',
    },
    {
      count: services,
      text: `${countOf(services, 'more service has', 'more services have')} no admin`,
      attention: 'admins',
    },
  ];
  return rows
    .filter(({ count }) => count > 0)
    .map(({ text, attention }) => ({
      key: `more ${attention}`,
      text,
      actions: [
        {
          label: groupId === null ? 'See organisations' : 'See all',
          of: text,
          to: attentionHref(area, attention, groupId),
        },
      ],
    }));
}

export function Attention(props: Props) {
  const area = useArea();
  const id = useId();
  const items = [peopleItems, stockItems, serviceItems, moreItems].flatMap((find) => find(props, area));
  return (
    <section className={`card ${c.part}`} aria-labelledby={id}>
      <h2 id={id}>Needs attention</h2>
      {items.length === 0 ? (
        <p className={c.calm}>
          <Tag hue="leaf" icon={IconCircleCheck}>
            Nothing needs attention
          </Tag>{' '}
          <span className="muted">Stock, admins, invitations and certificates are all in order today.</span>
        </p>
      ) : (
        <ul className={c.list}>
          {items.map(({ key, text, actions }) => (
            <li key={key}>
              <IconAlertTriangle className={c.warn} size={18} aria-hidden />
              <span>{text}</span>
              {actions.map(({ label, to, of }) => (
                <Link key={label} to={to}>
                  {label}
                  {of !== undefined && <span className="visually-hidden">: {of}</span>}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
