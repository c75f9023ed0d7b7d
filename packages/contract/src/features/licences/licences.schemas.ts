import { z } from 'zod';
import { id, inPlace, inVirtualGroup, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { issueSources } from '../ledger/ledger.rules.ts';
import { keyFilter, keyShown } from '../ledger/ledger-keys.schemas.ts';
import { licenceStates } from './licences.rules.ts';

export const memberLicence = z.object({
  id: z.number().int(),
  ...keyShown,
  state: z.enum(licenceStates),
  issued_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Reason why the licence was taken back, deleted or lapsed. */
  end_reason: z.string().nullable(),
  is_free_retry: z.boolean(),
  /** First licence of a chain of free retries. */
  root_licence_id: z.number().int().nullable(),
  source: z.enum(issueSources),
  /** Place whose pool the seat came from. Null for the general pot. */
  source_place: z.string().nullable(),
  /** Service or virtual group that the licence was issued for. Both null for the organisation. */
  subgroup_id: z.number().int().nullable(),
  virtual_group_id: z.number().int().nullable(),
  /** True when a free retry is possible: see `canRetryLicence`. */
  can_retry: z.boolean(),
});

/** Licence of a person in any organisation, with the organisation that issued it. */
export const userLicence = memberLicence.extend({ group: placeShown });
export type UserLicence = z.output<typeof userLicence>;

/** Licence with its holder, for the list of one key or of all keys. */
export const licenceRow = memberLicence.extend({
  user: placeShown,
  issued_by: z.string(),
});
export type LicenceRow = z.output<typeof licenceRow>;

/**
 * Filters of licences. `q` finds the person. `state` may also be `live` (issued or in progress) or `started` (started,
 * whatever its end).
 */
export const licencesQuery = listQuery.extend({
  ...keyFilter,
  state: z.enum(['', 'live', 'started', ...licenceStates]).default(''),
});
export type LicencesQuery = z.output<typeof licencesQuery>;

export const licencesSchemas = {
  listLicences: { params: inPlace, query: licencesQuery, response: pageOf(licenceRow) },
  listMemberLicences: { params: inPlace.extend({ userId: id }), response: z.array(memberLicence) },
  listDelegateLicences: { params: inVirtualGroup.extend({ userId: id }), response: z.array(memberLicence) },
  listUserLicences: { params: z.strictObject({ userId: id }), response: z.array(userLicence) },
};
