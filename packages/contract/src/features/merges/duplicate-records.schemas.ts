import { z } from 'zod';
import { day, done, id, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { productTypes } from '../../product-types.ts';
import { licenceStates } from '../licences/licences.rules.ts';
import { duplicateKinds, duplicateRecordReasonKeys } from './duplicate-records.rules.ts';

/** One side of a pair. Fields that its kind does not have are null. */
const side = z.object({
  /**
   * Id of the licence, certificate or service. For a venue, id of its first course. For months, id of an account of the
   * stock.
   */
  id: z.number().int(),
  /** Name of the course or service, or the venue as typed. */
  name: z.string(),
  group: placeShown,
  productType: z.enum(productTypes).nullable(),
  productId: z.number().int().nullable(),
  certificateMonths: z.number().int().nullable(),
  state: z.enum(licenceStates).nullable(),
  /** Day of issue or award, or of the latest course at a venue. */
  on: day.nullable(),
  expires_on: day.nullable(),
  /** Unissued licences, courses at the venue, or members of the service. */
  count: z.number().int().nullable(),
  ods_code: z.string().nullable(),
  premises_number: z.string().nullable(),
});
export type DuplicateSide = z.output<typeof side>;

export const duplicateRecord = z.object({
  one: side,
  other: side,
  reasons: z.array(z.enum(duplicateRecordReasonKeys)),
  /** Holder of the licences or certificates. */
  person: z
    .object({ id: z.number().int(), first_name: z.string(), last_name: z.string(), email: z.string() })
    .nullable(),
});
export type DuplicateRecord = z.output<typeof duplicateRecord>;

const ofKind = z.strictObject({ kind: z.enum(duplicateKinds) });
const recordsQuery = listQuery.extend({ reason: z.enum(['', ...duplicateRecordReasonKeys]).default('') });
export type DuplicateRecordsQuery = z.output<typeof recordsQuery>;

/**
 * Moves every course of an organisation from one spelling of a venue to the other. Both must be the same place in other
 * letters. `only` limits it to some courses, as an undo does.
 */
/** Venue as typed, with the spaces around it, which may be the only difference. */
const spelling = z
  .string()
  .max(limits.name)
  .refine((text) => text.trim() !== '', 'Enter a venue');

export const duplicateRecordsSchemas = {
  listDuplicateRecords: {
    params: ofKind,
    query: recordsQuery,
    /** Null until the first search of a new site. */
    response: pageOf(duplicateRecord).extend({ searched_at: moment.nullable() }),
  },
  setDistinctRecords: {
    params: ofKind,
    body: z.strictObject({ oneId: id, otherId: id, distinct: z.boolean() }),
    response: done,
  },
  respellVenue: {
    body: z.strictObject({
      groupId: id,
      from: spelling,
      to: spelling,
      only: z.array(id).min(1).max(limits.bulkMax).optional(),
    }),
    response: z.object({ virtual_group_ids: z.array(z.number().int()) }),
  },
};
