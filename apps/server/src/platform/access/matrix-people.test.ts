import { checkShare } from '../../test-support/matrix/check-share.ts';

await checkShare('people', { marks: ['MKR_FOREIGN_S1_USER', 'MKR_HIGH_S2_USER_FIRST', 'MKR_HIGH_ORG'] });
