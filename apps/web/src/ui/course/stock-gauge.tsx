import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import c from './stock-gauge.module.css';

/** `to`: page of the movements that add up to the number. */
type Props = { left: number; total: number; reorder: number; label: string; to?: string };

function shareOf(part: number, total: number): string {
  return `${total === 0 ? 0 : Math.min(100, (part / total) * 100)}%`;
}

function stateOf(left: number, reorder: number): 'ok' | 'low' | 'empty' {
  if (left === 0) return 'empty';
  return left <= reorder ? 'low' : 'ok';
}

/** Licence stock: the bar is what is left, the tick is the reorder level. The text gives the same facts. */
export function StockGauge({ left, total, reorder, label, to }: Props) {
  const number = left.toLocaleString('en-GB');
  const state = stateOf(left, reorder);
  return (
    <div className={c.root} data-state={state}>
      <div className={c.text}>
        <span>
          <b>
            {to === undefined ? (
              number
            ) : (
              <Anchor component={Link} inherit to={to} aria-label={`${label}: ${number}, show movements`}>
                {number}
              </Anchor>
            )}
          </b>{' '}
          <span className={c.of}>of {total.toLocaleString('en-GB')} left</span>
        </span>
        {state !== 'ok' && <span className={c.flag}>{state === 'empty' ? 'Empty' : 'Low'}</span>}
      </div>
      <div className={c.bar} role="img" aria-label={`${label}: ${left} of ${total} left, reorder level ${reorder}`}>
        <span className={c.fill} style={{ width: shareOf(left, total) }} />
        <span className={c.tick} style={{ left: shareOf(reorder, total) }} />
      </div>
    </div>
  );
}
