import { useArea } from '../../platform/area/index.ts';

/** Who names no payment buys on behalf of an organisation; anybody else orders. The words are the same on every screen. */
export function useOrderWords() {
  const buys = useArea().holds('licences.buyWithoutReference');
  return buys
    ? { action: 'Buy licences', again: 'Buy more licences', failed: 'The licences were not bought' }
    : { action: 'Order licences', again: 'Order more licences', failed: 'The licences were not ordered' };
}
