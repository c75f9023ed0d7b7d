import { type ServiceLevel, serviceLevelTitles } from '@doselore/contract';
import type { Hue } from '../../../../theme/tokens.ts';
import { Tag } from '../../../../ui/course/index.ts';

const hues: Record<ServiceLevel, Hue> = { HIGH: 'gentian', MED: 'bottle', LOW: 'porcelain' };

/** Level of a service: how much its admins may do. */
export function LevelTag({ level }: { level: ServiceLevel }) {
  return <Tag hue={hues[level]}>{serviceLevelTitles[level]}</Tag>;
}
