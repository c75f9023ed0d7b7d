import { useArea } from '../../platform/area/index.ts';
import { PageTabs } from '../../ui/page/index.ts';

/** `current` is undefined on pages with an address of their own. */
type Props = { current?: 'details' | 'extra-data' };

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
        { label: 'Certificate', to: to('paper-course-certificate') },
      ]}
    />
  );
}
