import { commandOf } from '@doselore/contract';
import {
  getProductDetails,
  getProductDetailsCsv,
  listDetailVersions,
  listProductDetails,
  saveProductDetails,
} from '@doselore/contract/product-details';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const productId = 840_000;
const records = `
  insert into abstract_paper_courses (id, title, default_months, training_class) overriding system value
  values (${productId}, 'Practical', 12, 'clinical');
  insert into paper_courses (id, abstract_paper_course_id, is_live) overriding system value
  values (${productId}, ${productId}, true);`;

const fields = {
  ...{
    objectives: 'Measure blood pressure',
    audience: '',
    accreditor_code: null,
    accreditation_reference: '',
    accredited_until: null,
  },
  ...{ cpd_minutes: 90, learner_minutes: null, target_roles: '', mandatory_for: '', standards: '' },
  ...{ months_reason: '', months_source: '', reviewed_on: null, review_due_on: null, content_owner_id: null },
  keywords: '',
};

export const matrix: RoomMatrix = {
  records,
  ids: () => ({ productType: 'abstract_paper_course', productId }),
  examples: [
    exampleOf(listProductDetails, siteAdmins),
    exampleOf(getProductDetailsCsv, siteAdmins),
    exampleOf(getProductDetails, siteAdmins),
    exampleOf(saveProductDetails, siteAdmins, { body: () => commandOf({ ...fields, baseValues: fields }) }),
    exampleOf(listDetailVersions, siteAdmins),
  ],
};
