import {
  adjustStock,
  allocateToPools,
  editCertMonths,
  getMovementsCsv,
  getPotStockCsv,
  getStock,
  getStockCsv,
  getSubgroupMovementsCsv,
  getSubgroupStockCsv,
  listMovements,
  listPotStock,
  listStock,
  listSubgroupMovements,
  listSubgroupStock,
  returnFromPools,
} from '@doselore/contract/licence-stock';
import { because, once, product } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

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
    exampleOf(listMovements, organisationAdmins),
    exampleOf(getMovementsCsv, organisationAdmins),
    exampleOf(listSubgroupMovements, serviceAdmins('LOW')),
    exampleOf(getSubgroupMovementsCsv, serviceAdmins('LOW')),
    exampleOf(allocateToPools, organisationAdmins, { body: pools }),
    exampleOf(returnFromPools, organisationAdmins, { body: pools }),
    exampleOf(adjustStock, siteAdmins, { body: (at) => ({ ...product(at), change: -1, ...because() }) }),
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
