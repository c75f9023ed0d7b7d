import { type Answer, plural } from '@doselore/contract';
import type { listStock, PlaceStockRow } from '@doselore/contract/licence-stock';
import { type Icon, IconBox, IconCircleCheck, IconCircleMinus, IconSend, IconTicket } from '@tabler/icons-react';
import { formatNumber } from '../../../../ui/formats/index.ts';
import c from './stock.module.css';

type Totals = Answer<typeof listStock>['totals'];

function Cell({ icon: Shown, label, value, under }: { icon: Icon; label: string; value: number; under: string }) {
  return (
    <div className={c.fact}>
      <dt>
        <Shown size={19} stroke={1.75} aria-hidden /> {label}
      </dt>
      <dd>
        <b>{formatNumber(value)}</b>
        <span>{under}</span>
      </dd>
    </div>
  );
}

/** Numbers of licences of an organisation by where they are, over all courses. */
export function StockFacts({ totals }: { totals: Totals }) {
  return (
    <dl className={`card ${c.factStrip}`}>
      <Cell
        icon={IconTicket}
        label="In the general pot"
        value={totals.pot}
        under={`for ${totals.courses} ${plural(totals.courses, 'course', 'courses')}`}
      />
      <Cell icon={IconBox} label="In pools" value={totals.pools} under="set aside for services" />
      <Cell icon={IconSend} label="Issued, not started" value={totals.held} under="can still be taken back" />
      <Cell icon={IconCircleCheck} label="Used" value={totals.used} under="started" />
      <Cell
        icon={IconCircleMinus}
        label="Written off"
        value={totals.void}
        under={`of ${formatNumber(totals.bought)} bought in total`}
      />
    </dl>
  );
}

const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

type ServiceProps = { rows: readonly PlaceStockRow[]; withPot: boolean };

/**
 * Numbers of licences of a service by where they are, over all courses, in the words and the order of its organisation.
 */
export function ServiceStockFacts({ rows, withPot }: ServiceProps) {
  return (
    <dl className={`card ${c.factStrip}`}>
      {withPot && (
        <Cell
          icon={IconTicket}
          label="In the general pot"
          value={sum(rows.map(({ pot }) => pot))}
          under="shared with other services"
        />
      )}
      <Cell
        icon={IconBox}
        label="In its pool"
        value={sum(rows.map(({ pool }) => pool))}
        under={`for ${rows.length} ${plural(rows.length, 'course', 'courses')}`}
      />
      <Cell
        icon={IconSend}
        label="Issued, not started"
        value={sum(rows.map(({ held }) => held))}
        under="can still be taken back"
      />
      <Cell icon={IconCircleCheck} label="Used" value={sum(rows.map(({ used }) => used))} under="started" />
    </dl>
  );
}
