import type { Dashboard } from '@doselore/contract/dashboards';
import {
  type Icon,
  IconAward,
  IconBuildingHospital,
  IconBuildingStore,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { attentionHref } from '../../../people/groups/index.ts';
import c from './dashboards.module.css';

type Fact = { icon: Icon; label: string; value: number; under: string; to: string };

function useFacts({ facts }: Dashboard, groupId: number | null): Fact[] {
  const area = useArea();
  const { to } = area;
  /** Returns the address of the rows of one organisation, or of the organisations with the most rows first. */
  const linkTo = (name: string, sort: string) =>
    groupId === null ? `${to('groups')}?sort=-${sort}` : to(name, { groupId });
  const places: Fact =
    groupId === null
      ? {
          icon: IconBuildingStore,
          label: 'Organisations',
          value: facts.groups,
          under: `${formatNumber(facts.services)} services`,
          to: to('groups'),
        }
      : {
          icon: IconBuildingHospital,
          label: 'Services',
          value: facts.services,
          under:
            facts.services_without_admin === 0
              ? 'all have an admin'
              : `${facts.services_without_admin} without an admin`,
          to: to('subgroups', { groupId }),
        };
  return [
    {
      icon: IconUsers,
      label: 'Members',
      value: facts.members,
      under:
        facts.invited === 0
          ? 'all have accepted their invitation'
          : `${formatNumber(facts.invited)} have not accepted yet`,
      to: linkTo('members', 'members'),
    },
    places,
    {
      icon: IconTicket,
      label: 'Licences in the general pot',
      value: facts.pot,
      under: `${formatNumber(facts.held)} issued, not started`,
      to: linkTo('licences', 'pot'),
    },
    {
      icon: IconAward,
      label: 'Certificates expiring in 30 days',
      value: facts.ending_30,
      under: `${formatNumber(facts.ending_90)} in 90 days`,
      to: attentionHref(area, 'ending30', groupId),
    },
  ];
}

/** Key figures, each with a link to the rows behind it. */
export function FactStrip({ data, groupId }: { data: Dashboard; groupId: number | null }) {
  const facts = useFacts(data, groupId);
  return (
    <ul className={`card ${c.facts}`} aria-label="Key figures">
      {facts.map(({ icon: Shown, label, value, under, to }) => (
        <li key={label}>
          <Link to={to}>
            <span className={c.factLabel}>
              <Shown size={19} stroke={1.75} aria-hidden /> {label}
            </span>{' '}
            <b>{formatNumber(value)}</b> <span className="muted">{under}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
