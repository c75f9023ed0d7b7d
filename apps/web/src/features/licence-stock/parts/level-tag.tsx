import type { StockLevel } from '@doselore/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Tag } from '../../../ui/course/index.ts';

/** Of the pot and the pools together. */
export function LevelTag({ level }: { level: StockLevel }) {
  if (level === 'ok') return <Tag hue="leaf">Enough</Tag>;
  return (
    <Tag hue={level === 'empty' ? 'brick' : 'amber'} icon={IconAlertTriangle}>
      {level === 'empty' ? 'Empty' : 'Low'}
    </Tag>
  );
}
