import { checkShare } from '../../test-support/matrix/check-share.ts';

await checkShare('places', { marks: ['MKR_FOREIGN_S1_USER', 'MKR_HIGH_S1_USER_DATA', 'MKR_HIGH_S2_VG'] });
