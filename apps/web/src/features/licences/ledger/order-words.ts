import { useArea } from '../../../platform/area/index.ts';

/**
 * Returns the verbs for orders. People who need no payment reference buy on behalf of an organisation; others order.
 */
export function useOrderWords() {
  const buys = useArea().holds('licences.buyWithoutReference');
  return buys
    ? { action: 'Buy licences', again: 'Buy more licences', failed: 'The licences were not bought' }
    : { action: 'Order licences', again: 'Order more licences', failed: 'The licences were not ordered' };
}
