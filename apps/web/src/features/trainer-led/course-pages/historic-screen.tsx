import { usePlace } from '../../../platform/routes/index.ts';
import { DelegatesScreen } from './delegates-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';

/**
 * A historic course at its own address: how it ended. Without a place in the address there may be no other pages, so
 * that its delegates are on this one too.
 */
export function HistoricScreen() {
  return usePlace().groupId === 0 ? <DelegatesScreen /> : <OverviewScreen />;
}
