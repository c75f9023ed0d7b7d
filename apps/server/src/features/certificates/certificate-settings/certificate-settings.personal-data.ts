import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  // A signatory signs for their organisation, by their name and office, and has no account here.
  certificate_setting_versions: { actors: ['made_by'] },
  certificate_pictures: { actors: ['uploaded_by'] },
  certificate_icons: { actors: ['made_by'] },
  certificate_footer_messages: { actors: ['made_by'] },
} as const satisfies Partial<PersonalData>;
