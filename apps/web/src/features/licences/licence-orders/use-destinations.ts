import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { everySubgroupQuery } from '../../people/subgroups/index.ts';
import { productKey } from '../ledger/index.ts';
import { type Destination, destinationKey } from './order-form.ts';
import { openVirtualGroupsQuery } from './orders.queries.ts';

export type OrderFor = 'place' | 'trainer-led';

/** Returns the places that ordered licences can be added to. Empty for a service, which orders for itself. */
export function useDestinations(orderFor: OrderFor): { options: readonly Destination[]; isReady: boolean } {
  const { level } = useArea();
  const { groupId, isService } = usePlace();
  const isTrainerLed = orderFor === 'trainer-led';
  const choosesService = !isTrainerLed && !isService;
  const services = useQuery({ ...everySubgroupQuery(level, groupId), enabled: choosesService });
  const sessions = useQuery({ ...openVirtualGroupsQuery(level, groupId), enabled: isTrainerLed });
  if (isTrainerLed)
    return {
      options: (sessions.data ?? []).map(({ id, title, training_start, productId, certificateMonths }) => ({
        value: destinationKey({ virtualGroupId: id }),
        label: training_start === null ? title : `${title}, ${formatDay(training_start)}`,
        teaches: { product: productKey({ productType: 'abstract_course', productId }), months: certificateMonths },
      })),
      isReady: !sessions.isPending,
    };
  if (!choosesService) return { options: [], isReady: true };
  const pools = (services.data ?? []).map(({ id, name }) => ({
    value: destinationKey({ subgroupId: id }),
    label: name,
  }));
  // An order is possible before the services have loaded, because most orders go to the general pot.
  return {
    options: pools.length === 0 ? [] : [{ value: '', label: 'General pot of the organisation' }, ...pools],
    isReady: true,
  };
}
