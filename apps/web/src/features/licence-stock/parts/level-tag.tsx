import { type StockLevel, stockLevelWords } from '@doselore/contract/ledger';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Tag } from '../../../ui/course/index.ts';

/** Stock level of pot and pools together. */
export function LevelTag({ level }: { level: StockLevel }) {
  if (level === 'ok') return <Tag hue="leaf">{stockLevelWords.ok}</Tag>;
  return (
    <Tag hue={level === 'empty' ? 'brick' : 'amber'} icon={IconAlertTriangle}>
      {stockLevelWords[level]}
    </Tag>
  );
}
