import {
  declineRequest,
  fulfilRequest,
  getLicenceRequestsCsv,
  getSubgroupRequestsCsv,
  listLicenceRequests,
  listSubgroupRequests,
  orderForRequest,
  requestLicences,
  withdrawRequest,
} from '@doselore/contract/licence-requests';
import { once, product } from '../../../test-support/matrix/bodies.ts';
import { listingAdmins, organisationAdmins, serviceAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownService } from '../../../test-support/matrix/expectations.ts';
import { placeOf, requestAt } from '../../../test-support/matrix/licence-bodies.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const openAgain = `update licence_requests set state = 'pending', fulfilled_quantity = 0, decided_by = null, decided_at = null
  where certificate_months = 12`;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listLicenceRequests, listingAdmins),
    exampleOf(getLicenceRequestsCsv, listingAdmins),
    exampleOf(listSubgroupRequests, serviceAdmins('LOW')),
    exampleOf(getSubgroupRequestsCsv, serviceAdmins('LOW')),
    exampleOf(
      requestLicences,
      { subgroupAdmin: ownService('LOW') },
      { body: (at) => ({ ...product(at), certificateMonths: 48, quantity: 1 }) },
    ),
    exampleOf(
      withdrawRequest,
      { subgroupAdmin: ownService('LOW') },
      {
        body: (at) => ({
          licenceRequestId: at.world.licences.requests[placeOf(at)] ?? absent,
        }),
      },
    ),
    exampleOf(fulfilRequest, organisationAdmins, {
      body: (at) => ({
        ...requestAt(at),
        quantity: 1,
        ...once(),
      }),
      tidyUp: openAgain,
    }),
    exampleOf(orderForRequest, organisationAdmins, {
      body: (at) => ({
        ...requestAt(at),
        quantity: 1,
        poReference: 'PO',
        ...once(),
      }),
      tidyUp: openAgain,
    }),
    exampleOf(declineRequest, organisationAdmins, {
      body: (at) => ({ ...requestAt(at), note: 'Not now' }),
      tidyUp: openAgain,
    }),
  ],
};
