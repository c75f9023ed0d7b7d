import { z } from 'zod';
import { id } from '../../common.schemas.ts';
import { launched } from './learning.schemas.ts';

export const trialsSchemas = {
  tryModule: {
    params: z.strictObject({ courseId: id }),
    body: z.strictObject({ scoId: id }),
    response: launched.omit({ sco_user_id: true, mode: true }),
  },
};
