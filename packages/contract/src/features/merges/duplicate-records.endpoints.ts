import { z } from 'zod';
import { day, done, id, limits, listQuery, moment, pageOf } from '../../common.ts';
import { csvOf } from '../../csv.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { licenceStates, placeShown, productTypes } from '../licences/licences.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** What else can stand twice beside people. `months`: stock of one course; `venues`: where courses are held. */
export const duplicateKinds = ['licences', 'certificates', 'months', 'venues', 'services'] as const;
export type DuplicateKind = (typeof duplicateKinds)[number];
export const duplicateKindTitles: Record<DuplicateKind, string> = {
  licences: 'Licences',
  certificates: 'Certificates',
  months: 'Certificate months',
  venues: 'Venues',
  services: 'Services',
};

export const duplicateRecordReasons = {
  same_course: { kinds: ['licences', 'certificates'], title: 'Same course' },
  refresher: { kinds: ['licences', 'certificates'], title: 'A course and its refresher' },
  months: { kinds: ['months'], title: 'Same course, other months' },
  spelling: { kinds: ['venues'], title: 'Written in another way' },
  ods: { kinds: ['services'], title: 'Same ODS code' },
  premises: { kinds: ['services'], title: 'Same premises number' },
  name: { kinds: ['services'], title: 'Same name in one organisation' },
} as const satisfies Record<string, { kinds: readonly DuplicateKind[]; title: string }>;
export type DuplicateRecordReason = keyof typeof duplicateRecordReasons;
export const duplicateRecordReasonKeys = Object.keys(duplicateRecordReasons) as [
  DuplicateRecordReason,
  ...DuplicateRecordReason[],
];

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

/** Pairs of one kind as they were last searched for, without those repaired since and those found to be right. */
export const listDuplicateRecords = defineEndpoint({
  method: 'GET',
  path: 'reports/duplication-overview/:kind',
  levels: superAdmin,
  permission: 'merges.write',
  params: ofKind,
  query: recordsQuery,
  /** Null in the first moments of a new site. */
  response: pageOf(duplicateRecord).extend({ searched_at: moment.nullable() }),
});
export const getDuplicateRecordsCsv = csvOf(listDuplicateRecords);

/** Both are right as they are: remembered, until it is taken back. */
export const setDistinctRecords = defineEndpoint({
  method: 'POST',
  path: 'reports/duplication-overview/:kind/distinct',
  levels: superAdmin,
  permission: 'merges.write',
  params: ofKind,
  body: z.strictObject({ oneId: id, otherId: id, distinct: z.boolean() }),
  response: done,
});

/**
 * Every course of an organisation that is held at the one is written to be at the other; both have to be the same place
 * in other letters. `only` limits it to some courses, as taking it back does.
 */
/** As it is written, the spaces around it too: they may be all that is different. */
const spelling = z
  .string()
  .max(limits.name)
  .refine((text) => text.trim() !== '', 'Enter a venue');

export const respellVenue = defineEndpoint({
  method: 'POST',
  path: 'reports/duplication-overview/venues/respell',
  levels: superAdmin,
  permission: 'merges.write',
  body: z.strictObject({
    groupId: id,
    from: spelling,
    to: spelling,
    only: z.array(id).min(1).max(limits.bulkMax).optional(),
  }),
  response: z.object({ virtualGroupIds: z.array(z.number().int()) }),
});
