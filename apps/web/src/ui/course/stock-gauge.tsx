import { stockLevelOf, stockLevelWords } from '@doselore/contract/ledger';
import c from './stock-gauge.module.css';

type Props = { left: number; total: number; reorder: number; label: string };

function shareOf(part: number, total: number): string {
  return `${total === 0 ? 0 : Math.min(100, (part / total) * 100)}%`;
}

/** Licence stock: the bar is what is left, the tick is the reorder level. The text gives the same facts. */
export function StockGauge({ left, total, reorder, label }: Props) {
  const level = stockLevelOf({ available: left, lowAt: reorder });
  return (
    <div className={c.root} data-state={level}>
      <div className={c.text}>
        <span>
          <b>{left.toLocaleString('en-GB')}</b>{' '}
          <span className={c.target}>of {total.toLocaleString('en-GB')} left</span>
        </span>
        {level !== 'ok' && <span className={c.flag}>{stockLevelWords[level]}</span>}
      </div>
      <div className={c.bar} role="img" aria-label={`${label}: ${left} of ${total} left, reorder level ${reorder}`}>
        <span className={c.fill} style={{ width: shareOf(left, total) }} />
        <span className={c.tick} style={{ left: shareOf(reorder, total) }} />
      </div>
    </div>
  );
}
