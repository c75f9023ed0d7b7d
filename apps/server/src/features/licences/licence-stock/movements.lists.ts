import { accountTitles } from '@doselore/contract/ledger';
import { listMovements, listSubgroupMovements, movementTitles } from '@doselore/contract/licence-stock';
import { csvMoment } from '../../../platform/files/index.ts';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import { listMovementRows, type MovementData } from './movements.report.ts';
import { presentMovement } from './stock.presenter.ts';

const columns: readonly Column<MovementData>[] = [
  ['Movement', (row) => row.id],
  ['At (UTC)', (row) => csvMoment(row.at)],
  ['Kind', (row) => movementTitles[row.kind]],
  ['Course', (row) => row.title],
  ['Certificate months', (row) => row.certificate_months],
  ['Quantity', (row) => row.quantity],
  ['From', (row) => accountTitles[row.from_kind]],
  ['From place', (row) => row.from_place],
  ['To', (row) => accountTitles[row.to_kind]],
  ['To place', (row) => row.to_place],
  ['To certificate months', (row) => row.to_months],
  ['Change', (row) => row.change],
  ['Balance', (row) => row.balance],
  ['Reason', (row) => row.reason],
  ['By', (row) => row.actor],
  ['Member', (row) => row.person_name],
  ['Order', (row) => row.order_id],
];
const shown = { name: 'Movements', present: presentMovement, columns };

export const movementsList = declareList(listMovements, {
  ...shown,
  rows: ({ params, query, scope, services, isSheet }) =>
    listMovementRows(services.db, scope, { ...query, ...params, isEach: isSheet }),
});

export const subgroupMovementsList = declareList(listSubgroupMovements, {
  ...shown,
  rows: ({ params, query, scope, services, isSheet }) => {
    const own = { account: 'POOL', placeId: params.subgroupId } as const;
    return listMovementRows(services.db, scope, { ...query, ...params, ...own, isEach: isSheet });
  },
});
