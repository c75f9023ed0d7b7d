import {
  adjustStock,
  allocateToPools,
  editCertMonths,
  getMovementsCsv,
  getOrdersCsv,
  getPotStockCsv,
  getStock,
  getStockCsv,
  getSubgroupMovementsCsv,
  getSubgroupStockCsv,
  listLicenceProducts,
  listMovements,
  listOrders,
  listPotStock,
  listStock,
  listSubgroupMovements,
  listSubgroupStock,
  orderForService,
  purchaseLicences,
  returnFromPools,
  voidOrder,
} from '@doselore/contract/licences';
import { because, once, product } from '../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../test-support/matrix/callers.ts';
import { type At, exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { groupOf } from '../../test-support/matrix/licence-bodies.ts';
import { absent } from '../../test-support/matrix/world/world.ts';

const pools = (at: At) => ({
  ...product(at),
  pools: [{ placeId: at.place.services[`${at.home}_S1`] ?? absent, quantity: 1 }],
  ...once(),
});

export const matrix: RoomMatrix = {
  words: ({ freeProductId }) => ({
    productType: 'abstract_course',
    productId: freeProductId,
    certificateMonths: 12,
  }),
  examples: [
    exampleOf(listStock, organisationAdmins),
    exampleOf(getStockCsv, organisationAdmins),
    exampleOf(getStock, organisationAdmins),
    exampleOf(listSubgroupStock, serviceAdmins('LOW')),
    exampleOf(getSubgroupStockCsv, serviceAdmins('LOW')),
    exampleOf(listPotStock, serviceAdmins('MED')),
    exampleOf(getPotStockCsv, serviceAdmins('MED')),
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
    exampleOf(listMovements, organisationAdmins),
    exampleOf(getMovementsCsv, organisationAdmins),
    exampleOf(listSubgroupMovements, serviceAdmins('LOW')),
    exampleOf(getSubgroupMovementsCsv, serviceAdmins('LOW')),
    exampleOf(allocateToPools, organisationAdmins, { body: pools }),
    exampleOf(returnFromPools, organisationAdmins, { body: pools }),
    exampleOf(adjustStock, siteAdmins, { body: (at) => ({ ...product(at), change: -1, ...because() }) }),
    exampleOf(voidOrder, siteAdmins, {
      body: (at) => ({
        orderId: at.world.licences.orders[groupOf(at)] ?? absent,
        ...because(),
      }),
      tidyUp: `update licence_orders set state = 'fulfilled'`,
    }),
    exampleOf(editCertMonths, siteAdmins, {
      body: (at) => ({
        ...product(at),
        newCertificateMonths: 36,
        quantity: 1,
        ...because(),
      }),
    }),
  ],
};
