import { formatNumber } from '../formats/index.ts';
import c from './chart.module.css';
import type { Bar } from './chart.tsx';

const mostOf = (bars: readonly Bar[]) => Math.max(1, ...bars.map(({ value }) => value));

/** Bar as an SVG drawing, because its colour survives forced system colours. */
function Fill({ share, upright = false }: { share: number; upright?: boolean }) {
  const percent = `${share * 100}%`;
  return (
    <svg className={c.fill} aria-hidden="true">
      {upright ? (
        <rect width="100%" height={percent} y={`${100 - share * 100}%`} />
      ) : (
        <rect width={percent} height="100%" />
      )}
    </svg>
  );
}

/** Vertical bars for about a dozen points in time. `label` is the long name, `short` is printed below. */
export function UprightBars({ bars }: { bars: readonly (Bar & { short: string })[] }) {
  const most = mostOf(bars);
  return (
    <ol className={c.upright}>
      {bars.map(({ key, label, short, value }) => (
        <li key={key}>
          <span className={c.value}>{formatNumber(value)}</span>
          <Fill share={value / most} upright />
          <span aria-hidden="true" className={c.short}>
            {short}
          </span>
          <span className="visually-hidden"> {label}</span>
        </li>
      ))}
    </ol>
  );
}

/** Horizontal bars in the given order, which is largest first. */
export function RankBars({ bars }: { bars: readonly Bar[] }) {
  const most = mostOf(bars);
  return (
    <ol className={c.rank}>
      {bars.map(({ key, label, value }) => (
        <li key={key}>
          <span className={c.name}>{label}</span>
          <Fill share={value / most} />
          <span className={c.value}>{formatNumber(value)}</span>
        </li>
      ))}
    </ol>
  );
}
