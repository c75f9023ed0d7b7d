import { type StockLevel, stockLevelWords } from '@doselore/contract/ledger';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Tag } from '../../../ui/course/index.ts';

/** Level of stock, as the server counts it. */
export function StockLevelTag({ level }: { level: StockLevel }) {
  if (level === 'ok') return <Tag hue="leaf">{stockLevelWords.ok}</Tag>;
  return (
    <Tag hue={level === 'empty' ? 'brick' : 'amber'} icon={IconAlertTriangle}>
      {stockLevelWords[level]}
    </Tag>
  );
}
