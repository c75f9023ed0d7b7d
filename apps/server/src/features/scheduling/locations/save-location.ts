import { AppError, fieldError } from '@doselore/contract';
import { locationFields } from '@doselore/contract/locations';
import { tracesOf } from '../../../platform/audit/index.ts';
import {
  hasOpenVenues,
  insertLocation,
  type LocationFields,
  lockLocation,
  updateLocation,
  updateLocationArchived,
} from './locations.repository.ts';
import { placeCommands, refuseHalfPosition } from './place-commands.ts';

export const locationCommands = placeCommands<typeof locationFields, LocationFields>({
  noun: 'location',
  fields: locationFields,
  traces: tracesOf(locationFields),
  nameKey: 'locations_name_key',
  nameTaken: {
    saving: () => fieldError('name', 'Another location has this name. Choose another name.'),
    restoring: () => new AppError('conflict', 'Another location has this name now. Change its name first.'),
  },
  check: async (_tx, fields) => refuseHalfPosition(fields),
  insert: insertLocation,
  lock: lockLocation,
  update: updateLocation,
  refuseInUse: async (tx, locationId) => {
    if (await hasOpenVenues(tx, locationId))
      throw new AppError(
        'conflict',
        'A venue in use names this location. Archive the venue or change its location first.',
      );
  },
  updateArchived: updateLocationArchived,
});
