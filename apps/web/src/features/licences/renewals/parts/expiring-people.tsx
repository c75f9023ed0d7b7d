import type { ExpiryPlanRow } from '@doselore/contract/renewals';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { ExportMenu } from '../../../../ui/table/index.ts';
import { downloadExpiringPeople, expiringPeopleQuery } from '../renewals.queries.ts';
import c from './renewals.module.css';

/** People whose certificates for one course expire within 90 days. */
export function ExpiringPeople({ row }: { row: ExpiryPlanRow }) {
  const { level } = useArea();
  const { groupId, subgroupId, here, hasHere } = usePlace();
  const place = { groupId, subgroupId };
  const { productType, productId } = row;
  const query = useQuery(expiringPeopleQuery(level, place, { productType, productId }));
  return (
    <QueryView query={query} errorTitle="The people could not be loaded">
      {(people) => (
        <>
          <ul className={c.people} aria-label="People whose certificate expires">
            {people.map(({ user, expires_on, has_live_licence }) => (
              <li key={user.id}>
                {hasHere('members-licences') ? (
                  <Anchor component={Link} inherit to={here('members-licences', { userId: user.id })}>
                    {user.name}
                  </Anchor>
                ) : (
                  user.name
                )}
                <span className={c.facts}>
                  {has_live_licence && <Tag hue="leaf">Has a licence</Tag>}
                  <span className="muted">expires {formatDay(expires_on)}</span>
                </span>
              </li>
            ))}
          </ul>
          <ExportMenu
            label="People whose certificate expires"
            onExport={downloadExpiringPeople(level, place, { productType, productId })}
            total={people.length}
          />
        </>
      )}
    </QueryView>
  );
}
