import {
  AppError,
  fieldError,
  type RecordFields,
  type Stored,
  type StoredRecord,
  type StoredValues,
} from '@doselore/contract';
import { halfPosition, type PlaceList } from '@doselore/contract/locations';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';

type Room = Pick<Services, 'db' | 'clock'>;

/** Kind of place that `placeCommands` works on: its fields, words, checks and statements. */
export type PlaceKind<F extends RecordFields, Fields extends StoredRecord<F> & StoredValues> = {
  /** Names the place in messages and, in the plural, its actions in the audit trail. */
  noun: 'location' | 'venue';
  fields: F;
  /** Names in the audit trail of fields whose values it does not store. */
  traces: Partial<Record<keyof Fields, string>>;
  /** Unique constraint that a name can violate. */
  nameKey: string;
  nameTaken: { saving: () => AppError; restoring: () => AppError };
  /** Throws for fields that this place cannot have. `before` is the place as it is stored. */
  check: (tx: Tx, fields: Fields, before?: Fields) => Promise<void>;
  insert: (tx: Tx, fields: Fields, now: Date) => Promise<number>;
  /** Locks a place until commit. Undefined when it does not exist. */
  lock: (tx: Tx, id: number) => Promise<{ fields: Fields; isArchived: boolean } | undefined>;
  update: (tx: Tx, id: number, fields: Fields) => Promise<void>;
  /** Throws 409 while something still uses the place. */
  refuseInUse: (tx: Tx, id: number, now: Date) => Promise<void>;
  updateArchived: (tx: Tx, id: number, at: Date | null) => Promise<void>;
};

/** Throws for a latitude without a longitude, and the other way round. */
export function refuseHalfPosition({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): void {
  if ((latitude === null) !== (longitude === null))
    throw fieldError(latitude === null ? 'latitude' : 'longitude', halfPosition);
}

/** Returns the commands that create, change, archive and restore places of a kind. */
export function placeCommands<F extends RecordFields, Fields extends StoredRecord<F> & StoredValues>(
  kind: PlaceKind<F, Fields>,
) {
  const subjectOf = (id: number) => `${kind.noun} ${id}` as const;

  /** Runs work in a transaction. A violation of the unique name becomes the error of the kind. */
  const run = <T>({ db }: Room, nameTaken: () => AppError, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(db, work).catch((error: unknown) => {
      throw violatedConstraint(error) === kind.nameKey ? nameTaken() : error;
    });

  const lock = async (tx: Tx, id: number) => {
    const place = await kind.lock(tx, id);
    if (place === undefined) throw notFound();
    return place;
  };

  return {
    create: (room: Room, actor: Actor, fields: Fields): Promise<number> =>
      run(room, kind.nameTaken.saving, async (tx) => {
        await kind.check(tx, fields);
        const id = await kind.insert(tx, fields, room.clock.now());
        const changes = newRecord(kind.fields, fields);
        await recordAudit(tx, actor, { action: `${kind.noun}s.create`, subject: subjectOf(id), changes });
        return id;
      }),

    /** Changes a place and returns its fields. An archived one has to be restored first. */
    change: (
      room: Room,
      actor: Actor,
      { id, submitted, baseValues }: { id: number; submitted: Fields; baseValues: Record<keyof Fields, Stored> },
    ): Promise<Fields> =>
      run(room, kind.nameTaken.saving, async (tx) => {
        const { fields: now, isArchived } = await lock(tx, id);
        if (isArchived) throw new AppError('conflict', `This ${kind.noun} is archived. Restore it first.`);
        const subject = subjectOf(id);
        const merging = { subject, now, submitted, baseValues, traces: kind.traces };
        const fields = await mergeChange<Fields>(tx, actor, merging);
        await kind.check(tx, fields, now);
        await kind.update(tx, id, fields);
        const changes = recordChanges(kind.fields, now, fields);
        await recordAudit(tx, actor, { action: `${kind.noun}s.change`, subject, ...changes });
        return fields;
      }),

    /** Archives or restores a place. Moving it to its present list changes nothing. */
    move: (room: Room, actor: Actor, { id, list }: { id: number; list: PlaceList }): Promise<void> =>
      run(room, kind.nameTaken.restoring, async (tx) => {
        const { isArchived } = await lock(tx, id);
        const isArchiving = list === 'archived';
        if (isArchived === isArchiving) return;
        const now = room.clock.now();
        if (isArchiving) await kind.refuseInUse(tx, id, now);
        await kind.updateArchived(tx, id, isArchiving ? now : null);
        const action = isArchiving ? (`${kind.noun}s.archive` as const) : (`${kind.noun}s.restore` as const);
        await recordAudit(tx, actor, { action, subject: subjectOf(id) });
      }),
  };
}
