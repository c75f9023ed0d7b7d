import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Distance learning',
    text: 'Read each text and mark it as read. The assessment then opens. You can remove a mark until you submit the assessment. Each answer is saved when you give it. You can stop and continue on any device.',
    routes: ['modules', 'material', 'assessment'],
    guides: { general: 40 },
  },
];
