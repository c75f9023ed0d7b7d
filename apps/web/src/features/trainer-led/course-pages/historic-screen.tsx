import { usePlace } from '../../../platform/routes/index.ts';
import { DelegatesScreen } from './delegates-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';

/**
 * Page of a historic course at its own address: the overview, or the delegates where the address names no place. There
 * the course may have no other pages, so the page of delegates has its facts too.
 */
export function HistoricScreen() {
  return usePlace().groupId === 0 ? <DelegatesScreen /> : <OverviewScreen />;
}
