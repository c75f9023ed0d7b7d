import { accountKinds } from '@doselore/contract/ledger';
import { type MovementsQuery, movementKinds } from '@doselore/contract/licence-stock';
import { filterDay, useListState } from '../../../../ui/table/index.ts';
import { productOf } from '../../ledger/index.ts';

const accounts: readonly MovementsQuery['account'][] = ['POOLS', ...accountKinds];

/** Reads the movement filters of the address, without the invalid ones. */
export function useMovementFilters() {
  const list = useListState({ sort: '-at' });
  const course = /^(paper-)?\d+$/u.exec(list.filter('course'))?.[0];
  const months = /^\d+$/u.exec(list.filter('months'))?.[0];
  const placeId = /^\d+$/u.exec(list.filter('place'))?.[0];
  const batch = list.filter('batch').slice(0, 100);
  const [from, to] = [filterDay(list.filter('from')), filterDay(list.filter('to'))];
  const filters: MovementsQuery = {
    ...list.query,
    ...(course !== undefined && productOf(course)),
    ...(months !== undefined && { certificateMonths: Number(months) }),
    ...(placeId !== undefined && { placeId: Number(placeId) }),
    account: accounts.find((one) => one === list.filter('account')) ?? '',
    kind: movementKinds.find((one) => one === list.filter('kind')) ?? '',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(batch !== '' && { batch }),
  };
  return { list, filters };
}
