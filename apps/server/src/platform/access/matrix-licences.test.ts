import { checkShare } from '../../test-support/matrix/check-share.ts';

await checkShare('licences', { marks: ['MKR_FOREIGN_S1_USER', 'MKR_HIGH_S2', 'MKR_MED_ORG'] });
