import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { done, id, listQuery, pageOf, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { addressAnswer, addressFields } from './address.schemas.ts';
import { placeLists, regions } from './locations.rules.ts';

const locationRow = z.object({
  id: z.number().int(),
  name: z.string(),
  region: z.enum(regions),
  ...addressAnswer,
  is_archived: z.boolean(),
  /** Venues in use that name the location. */
  venues: z.number().int(),
  /** False when neither the address nor the table of postcodes says where it is. */
  has_position: z.boolean(),
});
export type LocationRow = z.output<typeof locationRow>;

const locationFields = { name: requiredText(limits.name), region: z.enum(regions), ...addressFields };
const params = z.strictObject({ locationId: id });

export const locationsSchemas = {
  listLocations: {
    query: listQuery.extend({
      list: z.enum(placeLists).default('open'),
      region: z.enum(['', ...regions]).default(''),
    }),
    response: pageOf(locationRow),
  },
  getLocation: { params, response: locationRow },
  createLocation: { body: z.strictObject(locationFields), response: z.object({ id: z.number().int() }) },
  changeLocation: {
    params,
    body: z.strictObject({ ...locationFields, baseValues: baseValuesOf(locationFields) }),
    response: savedOf(locationFields),
  },
  moveLocation: { params, body: z.strictObject({ list: z.enum(placeLists) }), response: done },
};
