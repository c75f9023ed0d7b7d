import { z } from 'zod';
import { day, done, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { placeShown } from '../licences/licence-keys.schemas.ts';
import { licenceStates, productTypes } from '../licences/licences.rules.ts';
import { duplicateKinds, duplicateRecordReasonKeys } from './duplicate-records.rules.ts';

/** One of the two. What its kind does not have is null. */
const side = z.object({
  /** Of the licence, certificate or service; of the first course at a venue; of an account of the stock. */
  id: z.number().int(),
  /** The course; the service; the venue as it is written. */
  name: z.string(),
  group: placeShown,
  productType: z.enum(productTypes).nullable(),
  productId: z.number().int().nullable(),
  certificateMonths: z.number().int().nullable(),
  state: z.enum(licenceStates).nullable(),
  /** Issued or awarded on; the latest course at a venue. */
  on: day.nullable(),
  expires_on: day.nullable(),
  /** Unissued licences, courses at the venue, members of the service. */
  count: z.number().int().nullable(),
  ods_code: z.string().nullable(),
  premises_number: z.string().nullable(),
});
export type DuplicateSide = z.output<typeof side>;

export const duplicateRecord = z.object({
  one: side,
  other: side,
  reasons: z.array(z.enum(duplicateRecordReasonKeys)),
  /** Whose licences or certificates they are. */
  person: z
    .object({ id: z.number().int(), first_name: z.string(), last_name: z.string(), email: z.string() })
    .nullable(),
});
export type DuplicateRecord = z.output<typeof duplicateRecord>;

const ofKind = z.strictObject({ kind: z.enum(duplicateKinds) });
const recordsQuery = listQuery.extend({ reason: z.enum(['', ...duplicateRecordReasonKeys]).default('') });
export type DuplicateRecordsQuery = z.output<typeof recordsQuery>;

/**
 * Every course of an organisation that is held at the one is written to be at the other; both have to be the same place
 * in other letters. `only` limits it to some courses, as taking it back does.
 */
/** As it is written, the spaces around it too: they may be all that is different. */
const spelling = z
  .string()
  .max(limits.name)
  .refine((text) => text.trim() !== '', 'Enter a venue');

export const duplicateRecordsSchemas = {
  listDuplicateRecords: {
    params: ofKind,
    query: recordsQuery,
    /** Null in the first moments of a new site. */
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
