import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { LoadingLines, QueryView } from '../../../../ui/states/index.ts';
import { productKey, useStockWay } from '../../../licences/ledger/index.ts';
import c from './home.module.css';
import { lowPoolQuery } from './home.queries.ts';
import { Calm, HomeCard } from './home-card.tsx';

/** Card of courses with low stock in the pool of a service, each with a link to order or request licences. */
export function StockCard() {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const query = useQuery(lowPoolQuery(level, { groupId, subgroupId }));
  const way = useStockWay();
  return (
    <HomeCard title="Low stock" order={5} all={{ label: 'All licences', to: here('licences') }}>
      <QueryView query={query} loading={<LoadingLines count={2} />} errorTitle="The stock could not be loaded">
        {({ rows }) =>
          rows.length === 0 ? (
            <Calm>No course runs out of licences.</Calm>
          ) : (
            <RowList>
              {rows.map((row) => (
                <li key={`${productKey(row)} ${row.certificateMonths}`}>
                  <span className={c.text}>
                    <b>{row.title}</b>
                    <span className="muted">
                      {row.pool === 0 ? 'None left' : `${formatNumber(row.pool)} left`}, certificate:{' '}
                      {formatMonths(row.certificateMonths).toLowerCase()}
                    </span>
                  </span>
                  {way !== undefined && (
                    <Link
                      className={c.action}
                      to={way.to({ key: row, quantity: 1 })}
                      aria-label={`${way.verb} licences for ${row.title}`}
                    >
                      {way.verb}
                    </Link>
                  )}
                </li>
              ))}
            </RowList>
          )
        }
      </QueryView>
    </HomeCard>
  );
}
