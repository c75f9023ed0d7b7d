export { RankBars, UprightBars } from './bars.tsx';
export { type Bar, Chart } from './chart.tsx';
