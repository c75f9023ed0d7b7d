import { isVirtual } from '@doselore/contract';
import type { ProjectChoices, WantedFields } from '@doselore/contract/bookings';

/** Returns whether what is wanted is taught online. Undefined while no course is chosen. */
export function isOnline(choices: ProjectChoices, productId: string): boolean | undefined {
  const product = choices.products.find(({ id }) => String(id) === productId);
  return product === undefined ? undefined : isVirtual(product.deliverable_id);
}

/** Returns fields as they are sent: a course online has no place, and a course face to face no meeting. */
export function ofOneWay<F extends WantedFields>(fields: F, online: boolean): F {
  return online
    ? { ...fields, venue_id: null, location_id: null, place: null, place_postcode: null }
    : { ...fields, video_account_id: null, meeting_url: null };
}
