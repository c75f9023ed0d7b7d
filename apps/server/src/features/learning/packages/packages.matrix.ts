import { allowPackageHosts, replacePackage, uploadPackage } from '@doselore/contract/packages';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { coursePackage } from '../../../test-support/matrix/files.ts';

export const matrix: RoomMatrix = {
  ids: ({ world, position }) => ({
    packageId: (position === 'archived' ? world.archivedCourse : world.course).packageId,
  }),
  examples: [
    exampleOf(uploadPackage, siteAdmins, { file: coursePackage }),
    exampleOf(allowPackageHosts, siteAdmins, { body: () => ({ version: 1, allowedHosts: [] }) }),
    exampleOf(replacePackage, siteAdmins, { file: coursePackage }),
  ],
};
