import type { Hue } from '../../theme/tokens.ts';
import c from './course-cover.module.css';
import { drawings, type Motif, motifs } from './cover-drawings.tsx';

type Props = { motif: Motif; hue: Hue; tall?: boolean; thumbnail?: string | null };

/** Picture of a course, or a drawn motif. Hidden from screen readers, because it adds nothing to the title. */
export function CourseCover({ motif, hue, tall = false, thumbnail }: Props) {
  const paper = `var(--mantine-color-${hue}-light)`;
  const ink = { paper, soft: `var(--mantine-color-${hue}-light-hover)`, strong: `var(--ds-${hue}-line)` };
  return (
    <div className={c.cover} style={{ background: paper }} aria-hidden="true">
      {thumbnail ? (
        <img src={thumbnail} alt="" loading="lazy" />
      ) : (
        <svg
          viewBox={tall ? '170 -34 166 180' : '0 0 320 112'}
          preserveAspectRatio={tall ? 'xMidYMid slice' : 'xMaxYMid slice'}
          width="100%"
          height="100%"
          aria-hidden="true"
          focusable="false"
        >
          {drawings[motif](ink)}
        </svg>
      )}
    </div>
  );
}

const coverHues = ['bottle', 'gentian', 'leaf', 'amber'] as const;

/** Returns the cover of a course, always the same for one id. Brick is left out, because it means trouble. */
export function coverOf(courseId: number): { motif: Motif; hue: Hue } {
  const motif = motifs[courseId % motifs.length] ?? 'label';
  const hue = coverHues[Math.floor(courseId / motifs.length + courseId) % coverHues.length] ?? 'bottle';
  return { motif, hue };
}
