import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, listQuery, pageOf } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { locationFields } from './locations.fields.ts';
import { placeLists, regions } from './locations.rules.ts';

const locationRow = z.object({
  id: z.number().int(),
  ...answerFields(locationFields),
  is_archived: z.boolean(),
  /** Venues in use that name the location. */
  venues: z.number().int(),
  /** False when neither the address nor the table of postcodes says where it is. */
  has_position: z.boolean(),
});
export type LocationRow = z.output<typeof locationRow>;

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
  createLocation: { body: commandSchema(sentFields(locationFields)), response: z.object({ id: z.number().int() }) },
  changeLocation: { params, ...changeOf(locationFields) },
  moveLocation: { params, body: z.strictObject({ list: z.enum(placeLists) }), response: done },
};
