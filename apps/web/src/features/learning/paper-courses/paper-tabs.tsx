import { useArea } from '../../../platform/area/index.ts';
import { PageTabs } from '../../../ui/page/index.ts';

export const paperTabs = ['details', 'extra-data', 'feedback', 'links'] as const;
export type PaperTab = (typeof paperTabs)[number];

/** `current` is undefined on pages with an address of their own. */
type Props = { current?: PaperTab };

/** Tabs of a face-to-face course. */
export function PaperTabs({ current }: Props) {
  const { to } = useArea();
  const edit = to('edit-paper-course');
  return (
    <PageTabs
      label="Pages of this course"
      tabs={[
        { label: 'Details', to: edit, isCurrent: current === 'details' },
        { label: 'Extra data', to: `${edit}?tab=extra-data`, isCurrent: current === 'extra-data' },
        { label: 'Feedback', to: `${edit}?tab=feedback`, isCurrent: current === 'feedback' },
        { label: 'Links', to: `${edit}?tab=links`, isCurrent: current === 'links' },
        { label: 'Certificate', to: to('paper-course-certificate') },
      ]}
    />
  );
}
