import {
  getExpiringPeopleCsv,
  getExpiryPlanCsv,
  getPotExpiryPlanCsv,
  getTrainingStatus,
  getUserTrainingStatus,
  listExpiringPeople,
  listExpiryPlan,
  listPotExpiryPlan,
} from '@doselore/contract/renewals';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const expiring = { productType: 'abstract_course', productId: 1 };

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listExpiryPlan.group, organisationAdmins),
    exampleOf(getExpiryPlanCsv.group, organisationAdmins),
    exampleOf(listExpiringPeople.group, organisationAdmins, { query: expiring }),
    exampleOf(getExpiringPeopleCsv.group, organisationAdmins, { query: expiring }),
    exampleOf(listExpiryPlan.subgroup, serviceAdmins('LOW')),
    exampleOf(getExpiryPlanCsv.subgroup, serviceAdmins('LOW')),
    exampleOf(listPotExpiryPlan, serviceAdmins('MED')),
    exampleOf(getPotExpiryPlanCsv, serviceAdmins('MED')),
    exampleOf(listExpiringPeople.subgroup, serviceAdmins('LOW'), { query: expiring }),
    exampleOf(getExpiringPeopleCsv.subgroup, serviceAdmins('LOW'), { query: expiring }),
    exampleOf(getTrainingStatus.group, organisationAdmins),
    exampleOf(getTrainingStatus.subgroup, serviceAdmins('LOW')),
    exampleOf(getUserTrainingStatus, siteAdmins),
  ],
};
