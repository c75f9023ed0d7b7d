import { z } from 'zod';
import { done, id } from '../../common.schemas.ts';
import { badgeFormats, badgeHolders } from './badges.rules.ts';

export const badgesSchemas = {
  makeBadge: { params: z.strictObject({ certificateId: id }), response: done },
  getBadge: {
    params: z.strictObject({ certificateId: id }),
    query: z.strictObject({
      format: z.enum(badgeFormats).default('jwt'),
      holder: z.enum(badgeHolders).default('hidden'),
    }),
    response: z.any(),
  },
  getDidDocument: { response: z.any() },
  getStatusList: { params: z.strictObject({ listNumber: id }), response: z.any() },
};
