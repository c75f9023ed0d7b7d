import { randomBytes } from 'node:crypto';
import type { AuditActionWithWords, AuditSubjectWithWords } from '@doselore/contract/audits';
import type { Actor } from '../access/index.ts';
import type { Queries } from '../db/index.ts';
import { insertEvents, type NewEvent } from './audit-events.repository.ts';
import { personalDigest } from './canonical.ts';

type Value = string | number | boolean | null;
/** Pairs of `[before, after]` by field name. */
export type Changes = Record<string, readonly [Value, Value]>;

type Event<A extends string = string, S extends string = string> = {
  action: A;
  /** Record that was acted on, such as `licence 12`. */
  subject: S;
  groupId?: number | null;
  /** Ids and facts. Never a secret, typed text or personal data. */
  detail?: Record<string, Value>;
  changes?: Changes;
  /** Changes to values about one person. Stored separately, so that they can be erased. */
  personal?: { userId: number; changes: Changes };
};

/** Records an audit event. Call it in the transaction of the change. */
export function recordAudit<A extends string, S extends string>(
  db: Queries,
  actor: Actor | undefined,
  event: Event<AuditActionWithWords<A>, AuditSubjectWithWords<S>>,
): Promise<void> {
  return recordAudits(db, actor, [event]);
}

/** Records one event for each of many subjects in one statement. */
export function recordAudits<A extends string, S extends string>(
  db: Queries,
  actor: Actor | undefined,
  events: readonly Event<AuditActionWithWords<A>, AuditSubjectWithWords<S>>[],
): Promise<void> {
  return insertEvents(
    db,
    events.map((event) => newEvent(actor, event)),
  );
}

function newEvent(actor: Actor | undefined, event: Event): NewEvent {
  const personal = Object.keys(event.personal?.changes ?? {}).length === 0 ? undefined : event.personal;
  const salt = randomBytes(16);
  return {
    actor_id: actor?.id ?? null,
    level: actor?.level ?? 'site',
    action: event.action,
    subject: event.subject,
    group_id: event.groupId ?? null,
    detail: JSON.stringify(event.detail ?? {}),
    changes: JSON.stringify(event.changes ?? {}),
    request_id: actor?.requestId ?? null,
    ...(personal && {
      personal_user_id: personal.userId,
      personal: JSON.stringify(personal.changes),
      personal_salt: salt,
      personal_digest: personalDigest(salt, personal.changes),
    }),
  };
}

/** Returns the fields of `after` whose values differ from before. */
export function changesOf<K extends string>(
  before: Readonly<Record<K, Value>>,
  after: Readonly<Record<NoInfer<K>, Value>>,
  fields: readonly K[],
): Changes {
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}

/** Returns the fields of a new record, with null before each value. */
export function newValues<K extends string>(after: Readonly<Record<K, Value>>, fields: readonly K[]): Changes {
  const given = fields.filter((field) => after[field] !== null && after[field] !== '');
  return Object.fromEntries(given.map((field) => [field, [null, after[field]]]));
}
