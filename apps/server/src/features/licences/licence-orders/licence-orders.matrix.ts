import {
  getOrdersCsv,
  listLicenceProducts,
  listOrders,
  orderForService,
  purchaseLicences,
  voidOrder,
} from '@doselore/contract/licence-orders';
import { because, once, product } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { groupOf } from '../../../test-support/matrix/licence-bodies.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listLicenceProducts.group, organisationAdmins),
    exampleOf(listLicenceProducts.subgroup, serviceAdmins('LOW')),
    exampleOf(purchaseLicences, organisationAdmins, {
      body: (at) => ({ ...product(at), quantity: 1, poReference: 'PO', ...once() }),
    }),
    exampleOf(orderForService, serviceAdmins('HIGH'), {
      body: (at) => ({ ...product(at), quantity: 1, poReference: 'PO', ...once() }),
    }),
    exampleOf(listOrders, organisationAdmins),
    exampleOf(getOrdersCsv, organisationAdmins),
    exampleOf(voidOrder, siteAdmins, {
      body: (at) => ({
        orderId: at.world.licences.orders[groupOf(at)] ?? absent,
        ...because(),
      }),
      tidyUp: `update licence_orders set state = 'fulfilled'`,
    }),
  ],
};
