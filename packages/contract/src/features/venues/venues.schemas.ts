import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { done, email, id, listQuery, optionalText, pageOf, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { placeLists } from '../locations/locations.rules.ts';
import { addressAnswer, addressFields } from '../locations/schemas.ts';
import { equipment, venueLimits } from './venues.rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** What somebody who plans a session sees of a venue. */
const venueChoice = z.object({
  id: z.number().int(),
  name: z.string(),
  ...addressAnswer,
  capacity: z.number().int(),
  equipment: z.array(z.enum(equipment)),
  access_notes: z.string(),
  /** True for an own room of the organisation. */
  is_own: z.boolean(),
});
export type VenueChoice = z.output<typeof venueChoice>;

const venueRow = z.object({
  id: z.number().int(),
  name: z.string(),
  ...addressAnswer,
  capacity: z.number().int(),
  equipment: z.array(z.enum(equipment)),
  access_notes: z.string(),
  contact_name: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_email: z.string().nullable(),
  location: named.nullable(),
  /** Owner of an own room, which only this organisation can book. */
  group: named.nullable(),
  is_archived: z.boolean(),
  has_position: z.boolean(),
  /** Organisations that cannot use the venue. */
  excluded: z.number().int(),
});
export type VenueRow = z.output<typeof venueRow>;

const venueExclusion = z.object({
  group: named,
  reason: z.string(),
  set_by: z.string().nullable(),
  set_at: z.string(),
});
export type VenueExclusion = z.output<typeof venueExclusion>;

const venueFields = {
  name: requiredText(limits.name),
  location_id: id.nullable(),
  group_id: id.nullable(),
  ...addressFields,
  capacity: z.number().int().min(1).max(venueLimits.capacity),
  // Each piece of equipment is a field of its own, so that changes of two people are joined.
  projector: z.boolean(),
  screen: z.boolean(),
  wifi: z.boolean(),
  couch: z.boolean(),
  sink: z.boolean(),
  resuscitation_manikin: z.boolean(),
  fridge: z.boolean(),
  parking: z.boolean(),
  step_free: z.boolean(),
  hearing_loop: z.boolean(),
  access_notes: z.string().trim().max(limits.text),
  contact_name: optionalText(limits.name),
  contact_phone: optionalText(venueLimits.phone),
  contact_email: email.nullable(),
};
const params = z.strictObject({ venueId: id });
const groupIds = z.array(id).max(venueLimits.exclusions);

export const venuesSchemas = {
  listVenues: {
    query: listQuery.extend({
      list: z.enum(placeLists).default('open'),
      /** Least number of people. */
      capacity: z.coerce.number().int().min(0).max(venueLimits.capacity).default(0),
      equipment: z.enum(['', ...equipment]).default(''),
    }),
    response: pageOf(venueRow),
  },
  getVenue: { params, response: venueRow },
  createVenue: { body: z.strictObject(venueFields), response: z.object({ id: z.number().int() }) },
  changeVenue: {
    params,
    body: z.strictObject({ ...venueFields, baseValues: baseValuesOf(venueFields) }),
    response: savedOf(venueFields),
  },
  moveVenue: { params, body: z.strictObject({ list: z.enum(placeLists) }), response: done },
  listVenueExclusions: { params, response: z.array(venueExclusion) },
  changeVenueExclusions: {
    params,
    /** `reasons` has one reason for each organisation, in their order. `baseGroupIds` are those that the form showed. */
    body: z.strictObject({
      excludedGroupIds: groupIds,
      reasons: z.array(requiredText(venueLimits.reason)).max(venueLimits.exclusions),
      baseGroupIds: groupIds,
    }),
    response: done,
  },
  chooseVenues: {
    params: z.strictObject({ groupId: id }),
    query: listQuery.extend({ capacity: z.coerce.number().int().min(0).max(venueLimits.capacity).default(0) }),
    response: pageOf(venueChoice),
  },
};
