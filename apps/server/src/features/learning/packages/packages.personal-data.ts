import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  package_versions: { actors: ['uploaded_by'] },
  packages: 'nothing',
  sco_versions: 'nothing',
  scos: 'nothing',
} as const satisfies Partial<PersonalData>;
