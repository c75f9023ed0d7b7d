import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  certificate_pictures: { stays: ['uploaded_by'] },
  // The dropped organisation keeps its settings and icons. Certificates of the kept organisation look as before.
  certificate_setting_versions: { stays: ['group_id', 'made_by'] },
  certificate_icons: { stays: ['group_id', 'made_by'] },
  certificate_footer_messages: { stays: ['made_by'] },
} as const satisfies MergedData;
