import { useArea } from '../../platform/area/index.ts';

/** Site admins buy on behalf of an organisation, organisations order. The same words on every button and heading. */
export function useOrderWords() {
  const buys = useArea().level === 'superAdmin';
  return buys
    ? { action: 'Buy licences', again: 'Buy more licences', failed: 'The licences were not bought' }
    : { action: 'Order licences', again: 'Order more licences', failed: 'The licences were not ordered' };
}
