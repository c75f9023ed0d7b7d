import c from './logo.module.css';
import { Mark } from './mark.tsx';

export type LogoProps = { compact?: boolean; on?: 'chrome' | 'paper' };

export function Logo({ compact = false, on = 'chrome' }: LogoProps) {
  return (
    <span className={c.logo} data-compact={compact || undefined} data-on={on}>
      <Mark size={compact ? 28 : 32} />
      <span className={c.word}>Doselore</span>
    </span>
  );
}
