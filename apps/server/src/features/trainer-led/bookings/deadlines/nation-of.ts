import { postcodeAreaOf } from '@doselore/contract/locations';
import type { Nation } from './bank-holidays.ts';

/** Postcode areas of Scotland. TD crosses the border, and most of its people live north of it. */
const scottish = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '));

/** Returns the nation of a postcode district, for its bank holidays. Without a district, England and Wales. */
export function nationOf(district: string | null): Nation {
  const area = district === null ? '' : postcodeAreaOf(district);
  if (area === 'BT') return 'northern_ireland';
  return scottish.has(area) ? 'scotland' : 'england_and_wales';
}
