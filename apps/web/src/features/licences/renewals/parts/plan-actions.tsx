import { plural } from '@doselore/contract';
import type { ExpiryPlanRow, RenewalOffer } from '@doselore/contract/renewals';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { useStockWay } from '../../ledger/index.ts';
import c from './renewals.module.css';

const toIssue = ({ ending_90_days, renewing }: ExpiryPlanRow) => ending_90_days - renewing;

type Props = { row: ExpiryPlanRow; onIssue: (offers: RenewalOffer[]) => void };

/** Actions for one course: get the missing licences, and issue renewals. One button each. */
export function PlanActions({ row, onIssue }: Props) {
  const { can } = useArea();
  const { isService } = usePlace();
  const getting = useStockWay();
  const mayIssue = can(isService ? 'licences.issue' : 'licences.issueInGroup') && toIssue(row) > 0;
  const [full, short] = [row.offers.filter((one) => !one.is_refresher), row.offers.filter((one) => one.is_refresher)];
  const refreshers = `${row.to_buy} ${plural(row.to_buy, 'refresher', 'refreshers')}`;
  if (toIssue(row) === 0) return <span className="muted">Everyone can renew already</span>;
  if (!mayIssue && row.to_buy === 0) return <span className="muted">Enough to issue</span>;
  return (
    <div className={c.actions}>
      {row.to_buy > 0 && getting && (
        <Button
          component={Link}
          size="sm"
          to={getting.to({ key: row, quantity: row.to_buy })}
          aria-label={`${getting.verb} ${row.to_buy} for ${row.title}`}
        >
          {getting.verb} {row.to_buy}
        </Button>
      )}
      {mayIssue && full.length > 0 && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={row.refresher === null ? `Issue renewals of ${row.title}` : `Issue the full course: ${row.title}`}
          onClick={() => onIssue(full)}
        >
          {row.refresher === null ? 'Issue renewals' : 'Issue the full course'}
        </Button>
      )}
      {mayIssue && short.length > 0 && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={`Issue the refresher of ${row.title}`}
          onClick={() => onIssue(short)}
        >
          Issue the refresher
        </Button>
      )}
      {row.to_buy > 0 && row.refresher !== null && getting && (
        <Button
          component={Link}
          size="sm"
          variant="default"
          to={getting.to({ key: row.refresher, quantity: row.to_buy })}
          aria-label={`${getting.verb} ${refreshers} of ${row.title}`}
        >
          {getting.verb} {refreshers}
        </Button>
      )}
    </div>
  );
}
