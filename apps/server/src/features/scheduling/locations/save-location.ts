import { AppError, type Body, fieldError } from '@doselore/contract';
import {
  type changeLocation,
  type createLocation as createEndpoint,
  halfPosition,
  locationFields,
  type PlaceList,
} from '@doselore/contract/locations';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, violatedConstraint } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  hasOpenVenues,
  insertLocation,
  lockLocation,
  updateLocation,
  updateLocationList,
} from './locations.repository.ts';

type Fields = Body<typeof createEndpoint>;

const subjectOf = (locationId: number) => `location ${locationId}`;

function refuseHalfPosition({ latitude, longitude }: Pick<Fields, 'latitude' | 'longitude'>): void {
  if ((latitude === null) !== (longitude === null))
    throw fieldError(latitude === null ? 'latitude' : 'longitude', halfPosition);
}

/** Runs a command and translates its violation of the unique name into `toError`. */
async function withFreeName<T>(run: () => Promise<T>, toError: () => AppError): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw violatedConstraint(error) === 'locations_name_key' ? toError() : error;
  }
}

const nameTaken = () => fieldError('name', 'Another location has this name. Choose another name.');

export function createLocation({ db, clock }: Services, actor: Actor, fields: Fields): Promise<number> {
  refuseHalfPosition(fields);
  return withFreeName(
    () =>
      inTransaction(db, async (tx) => {
        const locationId = await insertLocation(tx, { ...fields, now: clock.now() });
        await recordAudit(tx, actor, {
          action: 'locations.create',
          subject: subjectOf(locationId),
          changes: newRecord(locationFields, fields),
        });
        return locationId;
      }),
    nameTaken,
  );
}

/** Changes a location and returns its fields. An archived one has to be restored first. */
export function changeLocationFields(
  { db }: Services,
  actor: Actor,
  { locationId, change }: { locationId: number; change: Body<typeof changeLocation> },
): Promise<Fields> {
  const { baseValues, ...submitted } = change;
  const subject = subjectOf(locationId);
  return withFreeName(
    () =>
      inTransaction(db, async (tx) => {
        const before = await lockLocation(tx, locationId);
        if (before === undefined) throw notFound();
        const { is_archived: isArchived, ...now } = before;
        if (isArchived) throw new AppError('conflict', 'This location is archived. Restore it first.');
        const fields = await mergeChange<Fields>(tx, actor, { subject, now, submitted, baseValues });
        refuseHalfPosition(fields);
        await updateLocation(tx, locationId, fields);
        await recordAudit(tx, actor, {
          action: 'locations.change',
          subject,
          ...recordChanges(locationFields, now, fields),
        });
        return fields;
      }),
    nameTaken,
  );
}

/** Archives or restores a location. Moving it to its present list changes nothing. */
export async function moveLocationTo(
  { db, clock }: Services,
  actor: Actor,
  { locationId, list }: { locationId: number; list: PlaceList },
): Promise<void> {
  await withFreeName(
    () =>
      inTransaction(db, async (tx) => {
        const before = await lockLocation(tx, locationId);
        if (before === undefined) throw notFound();
        if (before.is_archived === (list === 'archived')) return;
        if (list === 'archived' && (await hasOpenVenues(tx, locationId)))
          throw new AppError(
            'conflict',
            'A venue in use names this location. Archive the venue or change its location first.',
          );
        await updateLocationList(tx, { locationId, list, now: clock.now() });
        await recordAudit(tx, actor, {
          action: list === 'archived' ? 'locations.archive' : 'locations.restore',
          subject: subjectOf(locationId),
        });
      }),
    () => new AppError('conflict', 'Another location has this name now. Change its name first.'),
  );
}
