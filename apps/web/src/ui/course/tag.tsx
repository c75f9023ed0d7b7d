import type { Icon } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Hue } from '../../theme/tokens.ts';
import c from './tag.module.css';

type Props = { hue?: Hue; icon?: Icon; children: ReactNode };

/** Tag of a state: always words, usually an icon, never colour alone. */
export function Tag({ hue = 'porcelain', icon: Shown, children }: Props) {
  const colours = {
    '--tag-paper': `var(--mantine-color-${hue}-light)`,
    '--tag-ink': `var(--mantine-color-${hue}-light-color)`,
  } as CSSProperties;
  return (
    <span className={c.tag} style={colours}>
      {Shown && <Shown size={15} stroke={2.1} aria-hidden />}
      {children}
    </span>
  );
}
