import {
  checkCertificate,
  getCertificatePdf,
  getCertificatesZip,
  listOwnCertificates,
  previewWithdrawal,
  withdrawCertificate,
} from '@doselore/contract/certificates';
import { members, owners, siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { anybody, showing } from '../../test-support/matrix/expectations.ts';
import { holderOfCertificate } from '../../test-support/matrix/marks.ts';

export const matrix: RoomMatrix = {
  words: () => ({ code: 'NO-SUCH-CODE' }),
  ids: ({ attempt }) => ({ code: attempt.code, certificateId: attempt.certificateId }),
  examples: [
    exampleOf(listOwnCertificates, members),
    exampleOf(getCertificatePdf, owners),
    exampleOf(getCertificatesZip, members),
    exampleOf(previewWithdrawal, siteAdmins),
    exampleOf(withdrawCertificate, siteAdmins, {
      body: () => ({ reason: 'mistake', note: '', holdsFrom: 'start', restoresId: null }),
      tidyUp: "update certificates set state = 'valid', revoked_at = null where state = 'revoked'",
    }),
    exampleOf(checkCertificate, { site: showing(anybody, holderOfCertificate) }),
  ],
};
