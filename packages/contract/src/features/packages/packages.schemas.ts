import { z } from 'zod';
import { id } from '../../common.schemas.ts';
import { coursePackage } from '../courses/courses.schemas.ts';

const uploaded = z.object({ package: coursePackage, modules: z.number().int(), warnings: z.array(z.string()) });

export const packagesSchemas = {
  uploadPackage: { params: z.strictObject({ courseId: id }), response: uploaded },
  replacePackage: { params: z.strictObject({ courseId: id, packageId: id }), response: uploaded },
  allowPackageHosts: {
    params: z.strictObject({ courseId: id, packageId: id }),
    body: z.strictObject({ version: id, allowedHosts: z.array(z.string().max(255)).max(50) }),
    response: coursePackage,
  },
};
