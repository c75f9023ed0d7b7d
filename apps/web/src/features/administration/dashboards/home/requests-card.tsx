import { plural } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { LoadingLines, QueryView } from '../../../../ui/states/index.ts';
import c from './home.module.css';
import { openNamesQuery, openRequestsQuery } from './home.queries.ts';
import { Calm, HomeCard } from './home-card.tsx';

/** Returns the link to the page on which the person requests licences here, or decides requests; undefined without a page. */
function useRequestsPage() {
  const { can } = useArea();
  const { here, hasHere, isService } = usePlace();
  const pages = [
    { name: 'request-licences', label: 'Request licences', allowed: isService && can('licenceRequests.write') },
    { name: 'group-licence-requests', label: 'Decide requests', allowed: can('licenceRequests.decide') },
  ];
  const page = pages.find(({ name, allowed }) => allowed && hasHere(name));
  return page && { label: page.label, to: here(page.name) };
}

function NameRequests() {
  const { level } = useArea();
  const { groupId, here } = usePlace();
  const { data } = useQuery(openNamesQuery(level, { groupId }));
  if (data === undefined || data.total === 0) return null;
  return (
    <RowList>
      {data.rows.map(({ id, person, new_name, requested_at }) => (
        <li key={id}>
          <span className={c.text}>
            <Link to={here('group-name-change-requests')}>{person.name}</Link>
            <span className="muted">
              requests the name {new_name}, {formatDay(requested_at)}
            </span>
          </span>
        </li>
      ))}
    </RowList>
  );
}

/** Card of open licence requests. At an organisation, the card also has open name change requests. */
export function RequestsCard() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService, hasHere } = usePlace();
  const query = useQuery(openRequestsQuery(level, { groupId, subgroupId }));
  const showsNames = !isService && hasHere('group-name-change-requests') && can('nameChanges.read');
  return (
    <HomeCard title="Open requests" order={3} all={useRequestsPage()}>
      <QueryView query={query} loading={<LoadingLines count={2} />} errorTitle="The requests could not be loaded">
        {({ rows, total }) =>
          total === 0 ? (
            <Calm>No licence request is open.</Calm>
          ) : (
            <RowList>
              {rows.map((row) => {
                const left = row.quantity - row.fulfilled_quantity;
                return (
                  <li key={row.id}>
                    <span className={c.text}>
                      <b>
                        {formatNumber(left)} {plural(left, 'licence', 'licences')}: {row.title}
                      </b>
                      <span className="muted">
                        {isService ? '' : `${row.subgroup?.name ?? row.virtual_group?.name ?? ''}, `}
                        {row.requested_by}, {formatDay(row.requested_at)}
                      </span>
                    </span>
                  </li>
                );
              })}
            </RowList>
          )
        }
      </QueryView>
      {showsNames && <NameRequests />}
    </HomeCard>
  );
}
