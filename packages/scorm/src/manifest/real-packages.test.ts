import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { readPackage } from '../test-support/read-package.ts';

// These packages belong to others, so they are not in the repository. Without the folder there is nothing to test.
const packages = process.env.DOSELORE_PACKAGES;

const ACCEPTED: Record<string, { items: number; first: string; scormType: 'sco' | 'asset' }> = {
  'emp-ContentPackagingOneFilePerSCO_SCORM12.zip': { items: 18, first: 'Playing/Playing.html', scormType: 'asset' },
  'emp-ContentPackagingSingleSCO_SCORM12.zip': { items: 1, first: 'shared/launchpage.html', scormType: 'sco' },
  'emp-ContentPackagingWithMetadata_SCORM12.zip': { items: 1, first: 'index.html', scormType: 'sco' },
  'emp-LaunchUrlFromNestedItem_SCORM12.zip': { items: 2, first: 'content/topic1.html', scormType: 'sco' },
  'emp-MultipleItemsWithIdentifierRef_SCORM12.zip': { items: 3, first: 'content/item1.html', scormType: 'sco' },
  'emp-PrerequisitesTest_SCORM12.zip': { items: 4, first: 'module1.html', scormType: 'sco' },
  'emp-RuntimeBasicCalls_SCORM12.zip': { items: 1, first: 'shared/launchpage.html', scormType: 'sco' },
  'emp-RuntimeMinimumCalls_SCORM12.zip': { items: 18, first: 'Playing/Playing.html', scormType: 'sco' },
};

const REFUSED: Record<string, { code: string; naming: string }> = {
  'scorm12-broken/emp-ComplexNestedOrganization_SCORM12.zip': {
    code: 'launch-file-missing',
    naming: '“content/module1.html”',
  },
  'scorm12-broken/emp-InvalidFileReferences_SCORM12.zip': {
    code: 'launch-file-missing',
    naming: '“content/nonexistent.html”',
  },
  'scorm12-broken/emp-ItemWithNonExistentResourceId_SCORM12.zip': {
    code: 'unknown-resource',
    naming: '“non_existent_resource”',
  },
  'scorm12-broken/emp-MalformedXml_SCORM12.zip': { code: 'not-well-formed', naming: 'line 27' },
  'scorm12-broken/emp-MissingLaunchUrl_SCORM12.zip': {
    code: 'launch-href-missing',
    naming: '“resource_1”, which has no href',
  },
  'scorm12-broken/emp-MissingRequiredFields_SCORM12.zip': {
    code: 'launch-file-missing',
    naming: '“content/index.html”',
  },
  'other/emp-ContentPackagingSingleSCO_SCORM20042ndEdition.zip': { code: 'scorm-2004', naming: 'CAM 1.3' },
  'other/emp-RunTimeAdvancedCalls_SCORM20043rdEdition.zip': { code: 'scorm-2004', naming: 'SCORM 2004' },
  'other/emp-aicc-complex.zip': { code: 'not-scorm', naming: 'AICC package (it has complex.' },
  'other/emp-aicc.zip': { code: 'not-scorm', naming: 'AICC package (it has assessment.' },
  'other/emp-cmi5.zip': { code: 'not-scorm', naming: 'cmi5.xml' },
  'other/emp-xapi-basic_course.zip': { code: 'not-scorm', naming: 'tincan.xml' },
};
const NOT_A_ZIP = 'scorm12-broken/catapult-not-a-zip.zip';

it('refuses a file that is not a zip in the reader of zips', async () => {
  await expect(readPackage(import.meta.filename)).rejects.toThrow(/central directory/i);
});

if (packages) {
  describe('real packages', () => {
    it.each(Object.entries(ACCEPTED))('accepts %s', async (name, expected) => {
      const result = await readPackage(join(packages, 'scorm12', name));
      if (!result.ok) throw new Error(result.problem.message);
      const { items } = result.manifest;
      expect({ items: items.length, first: items[0]?.href, scormType: items[0]?.scormType }).toEqual(expected);
    });

    it.each(Object.entries(REFUSED))('refuses %s', async (name, { code, naming }) => {
      const result = await readPackage(join(packages, name));
      if (result.ok) throw new Error('accepted');
      expect(result.problem).toEqual({ code, message: expect.stringContaining(naming) });
    });

    it('refuses a text file named .zip as no zip', async () => {
      await expect(readPackage(join(packages, NOT_A_ZIP))).rejects.toThrow(/central directory/i);
    });

    it('lists each package of the folder above', () => {
      const found = ['scorm12', 'scorm12-broken', 'other'].flatMap((folder) =>
        readdirSync(join(packages, folder)).map((name) => `${folder}/${name}`),
      );
      const known = [...Object.keys(ACCEPTED).map((name) => `scorm12/${name}`), ...Object.keys(REFUSED), NOT_A_ZIP];
      expect(known.sort()).toEqual(found.sort());
    });

    it('reads the parameters of the golf quizzes', async () => {
      const result = await readPackage(join(packages, 'scorm12', 'emp-RuntimeMinimumCalls_SCORM12.zip'));
      const quizzes = result.ok ? result.manifest.items.filter((item) => item.href.includes('?')) : [];
      expect(quizzes.map((item) => item.href)).toEqual(
        ['Playing', 'Etiquette', 'Handicapping', 'HavingFun'].map(
          (name) => `shared/assessmenttemplate.html?questions=${name}`,
        ),
      );
    });

    it('reads the settings of each item in the prerequisites package', async () => {
      const result = await readPackage(join(packages, 'scorm12', 'emp-PrerequisitesTest_SCORM12.zip'));
      if (!result.ok) throw new Error(result.problem.message);
      const { items, warnings } = result.manifest;
      expect(items).toMatchObject([
        { masteryScore: 80, maxTimeAllowed: '0002:30:00.00', prerequisites: '' },
        { launchData: 'custom_data_for_module2', prerequisites: 'module1' },
        { timeLimitAction: 'exit,message', prerequisites: 'module1 AND module2' },
        { masteryScore: 90, prerequisites: '(module1 AND module2) OR module3' },
      ]);
      expect(warnings.filter((warning) => warning.includes('cannot be understood'))).toHaveLength(2);
    });
  });
}
