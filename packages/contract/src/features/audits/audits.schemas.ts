import { z } from 'zod';
import { day, id, inPlace, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { auditFamilyKeys, auditLevelKeys } from './audits.filters.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Pairs of `[before, after]` by field name. */
const changes = z.record(z.string(), z.tuple([value, value]));
const named = z.object({ id: z.number().int(), name: z.string() });

export const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.string(),
  level: z.string(),
  actor: named.nullable(),
  group: named.nullable(),
  subject: z.string(),
  /** Name of the subject, when it is a person or a place. */
  subject_name: z.string().nullable(),
  detail: z.record(z.string(), value),
  /** Names of the records that facts identify by their ids, by the field of the fact. */
  names: z.record(z.string(), z.string()),
  changes,
  /** Null when there were no personal changes, or when the person's data was erased. */
  personal: changes.nullable(),
  request_id: z.string().nullable(),
});
export type AuditRow = z.output<typeof auditRow>;

export const auditFilters = listQuery.omit({ sort: true }).extend({
  family: z.enum(['', ...auditFamilyKeys]).default(''),
  level: z.enum(['', ...auditLevelKeys]).default(''),
  by: id.nullable().default(null),
  group: id.nullable().default(null),
  /** Subject as rows name it, such as `user 12`. */
  about: z.string().max(limits.name).default(''),
  from: z.union([day, z.literal('')]).default(''),
  to: z.union([day, z.literal('')]).default(''),
});
export type AuditFilters = z.output<typeof auditFilters>;

export const auditSeal = z.object({
  sealed: z.number().int(),
  /** Time of the newest sealed row. Null while nothing is sealed. */
  sealed_up_to: z.string().nullable(),
  waiting: z.number().int(),
  verified_at: z.string().nullable(),
  verified_rows: z.number().int().nullable(),
  fault: z.string().nullable(),
});
export type AuditSeal = z.output<typeof auditSeal>;

/** Something that an admin did for a person. */
export const historyEvent = z.object({
  /** Unique in the list. */
  key: z.string(),
  at: moment,
  action: z.string(),
  /** Null for a job, and for a site admin in the view of an organisation. */
  actor: z.string().nullable(),
  /** Course of a licence, or null. */
  about: z.string().nullable(),
  group: named.nullable(),
});
export type HistoryEvent = z.output<typeof historyEvent>;

const history = listQuery.pick({ page: true, per_page: true });

export const auditsSchemas = {
  listMemberHistory: { params: inPlace.extend({ userId: id }), query: history, response: pageOf(historyEvent) },
  listUserHistory: { params: z.strictObject({ userId: id }), query: history, response: pageOf(historyEvent) },
  listAudits: { body: auditFilters, response: pageOf(auditRow) },
  getAuditSeal: { response: auditSeal },
};
