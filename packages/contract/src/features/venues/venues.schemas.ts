import { z } from 'zod';
import { baseListsOf, savedListsOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, listQuery, pageOf, requiredText } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { placeLists } from '../locations/locations.rules.ts';
import { venueFields, venueTextFields } from './venues.fields.ts';
import { equipment, venueLimits } from './venues.rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

const { contact_name: _name, contact_phone: _phone, contact_email: _email, ...choiceFields } = venueTextFields;

/** Venue as a choice for people who plan a course. */
const venueChoice = z.object({
  id: z.number().int(),
  ...answerFields(choiceFields),
  equipment: z.array(z.enum(equipment)),
  /** True for an own room of the organisation. */
  is_own: z.boolean(),
});
export type VenueChoice = z.output<typeof venueChoice>;

const venueRow = z.object({
  id: z.number().int(),
  ...answerFields(venueTextFields),
  equipment: z.array(z.enum(equipment)),
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

const params = z.strictObject({ venueId: id });
const groupIds = z.array(id).max(venueLimits.exclusions);
/** Exclusions as one field, written by `exclusionTexts`. */
const exclusionFields = { exclusions: z.string() };

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
  createVenue: { body: commandSchema(sentFields(venueFields)), response: z.object({ id: z.number().int() }) },
  changeVenue: { params, ...changeOf(venueFields) },
  moveVenue: { params, body: z.strictObject({ list: z.enum(placeLists) }), response: done },
  listVenueExclusions: { params, response: z.array(venueExclusion) },
  changeVenueExclusions: {
    params,
    /**
     * `reasons` has one reason for each organisation, in their order. Pages of the release before send `baseGroupIds`,
     * the organisations that the form showed, instead of base values.
     */
    body: z.strictObject({
      excludedGroupIds: groupIds,
      reasons: z.array(requiredText(venueLimits.reason)).max(venueLimits.exclusions),
      baseValues: baseListsOf(exclusionFields).optional(),
      baseGroupIds: groupIds.optional(),
    }),
    response: savedListsOf(exclusionFields),
  },
  chooseVenues: {
    params: z.strictObject({ groupId: id }),
    query: listQuery.extend({ capacity: z.coerce.number().int().min(0).max(venueLimits.capacity).default(0) }),
    response: pageOf(venueChoice),
  },
};
