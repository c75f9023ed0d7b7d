import { plural } from '@doselore/contract';
import { IconCheck } from '@tabler/icons-react';
import c from './blister.module.css';

type Props = {
  done: number;
  total: number;
  unit?: { one: string; many: string };
  large?: boolean;
  /** True when the course was started. Then the next pocket is amber. */
  started?: boolean;
};

const modules = { one: 'module', many: 'modules' };

function stateOf(place: number, done: number, started: boolean): string {
  if (place < done) return 'done';
  return place === done && started ? 'next' : 'todo';
}

/**
 * Progress as a blister pack with one pocket for each module. Above 10 modules (large: 16) it is a bar. The count is
 * always printed.
 */
export function Blister({ done, total, unit = modules, large = false, started = done > 0 }: Props) {
  const most = large ? 16 : 10;
  const places = Array.from({ length: Math.min(total, most) }, (_, place) => place);
  return (
    <div className={c.wrap} data-large={large || undefined}>
      {total > most ? (
        <div className={c.bar} aria-hidden="true">
          <span style={{ width: `${(done / total) * 100}%` }} />
        </div>
      ) : (
        <div className={c.pack} aria-hidden="true">
          {places.map((place) => (
            <span key={place} className={c.pocket} data-state={stateOf(place, done, started)}>
              {large && place < done && <IconCheck size={14} stroke={3} />}
            </span>
          ))}
        </div>
      )}
      <span className={c.text}>
        {done} of {total} {plural(total, unit.one, unit.many)}
      </span>
    </div>
  );
}
