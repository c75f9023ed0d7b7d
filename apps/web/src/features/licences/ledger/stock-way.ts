import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { productKey, type StockKey } from './product-key.ts';

type OneKey = { key: StockKey; quantity: number; groupId?: number };

/**
 * Returns the verb and the link to order or request licences of one key here; undefined for people who may do neither.
 * The form opens with the course, months and quantity. `groupId` is needed where the address names no organisation.
 */
export function useStockWay() {
  const { can } = useArea();
  const { isService, here, hasHere } = usePlace();
  const mayOrder = can(isService ? 'licences.orderOwn' : 'licences.purchase') && hasHere('new-licence');
  const mayAsk = isService && can('licenceRequests.write') && hasHere('request-licences');
  const page = mayOrder ? 'new-licence' : mayAsk ? 'request-licences' : undefined;
  if (page === undefined) return undefined;
  return {
    verb: mayOrder ? 'Order' : 'Request',
    to: ({ key, quantity, groupId }: OneKey) => {
      const filled = { course: productKey(key), months: `${key.certificateMonths}`, quantity: `${quantity}` };
      return `${here(page, groupId === undefined ? undefined : { groupId })}?${new URLSearchParams(filled)}`;
    },
  };
}
