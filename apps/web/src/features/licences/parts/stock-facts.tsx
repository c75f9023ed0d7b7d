import { plural, type StockRow } from '@doselore/contract';
import { type Icon, IconBox, IconCircleCheck, IconSend, IconTicket } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/formats/index.ts';
import c from './licences.module.css';

function sumOf(rows: readonly StockRow[], of: (row: StockRow) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

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

/** Where the licences of an organisation are, over all products. */
export function StockFacts({ rows }: { rows: readonly StockRow[] }) {
  const products = new Set(rows.map((row) => row.abstractCourseId)).size;
  return (
    <dl className={`label ${c.factStrip}`}>
      <Cell
        icon={IconTicket}
        label="In the general pot"
        value={sumOf(rows, (row) => row.pot)}
        under={`for ${products} ${plural(products, 'course', 'courses')}`}
      />
      <Cell icon={IconBox} label="In pools" value={sumOf(rows, (row) => row.pools)} under="set aside for Services" />
      <Cell
        icon={IconSend}
        label="Issued, not started"
        value={sumOf(rows, (row) => row.held)}
        under="can still be taken back"
      />
      <Cell
        icon={IconCircleCheck}
        label="Used"
        value={sumOf(rows, (row) => row.used)}
        under={`of ${formatNumber(sumOf(rows, (row) => row.bought))} bought`}
      />
    </dl>
  );
}
