import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Packages',
    text: 'Upload one SCORM 1.2 zip of at most 1 GB. A zip that cannot be used is refused with the reason. A zip with smaller problems is accepted and the problems are listed. Replacing a package creates a new version. People who have started continue with the earlier version.',
    routes: ['scos'],
    guides: { 'super-admin': 130 },
  },
];
