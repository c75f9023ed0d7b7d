import { useArea } from '../../../../platform/area/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of the pages of a trainer. */
export function TrainerTabs() {
  const { to } = useArea();
  return (
    <PageTabs
      label="Pages of the trainer"
      tabs={[
        { label: 'Overview', to: to('view-trainer') },
        { label: 'Profile', to: to('edit-trainer') },
        { label: 'Courses', to: to('trainer-courses') },
        { label: 'Organisations', to: to('trainer-organisations') },
        { label: 'Exclusions', to: to('trainer-exclusions') },
        { label: 'Availability', to: to('edit-trainer-general-availability') },
        { label: 'Score data', to: to('trainer-score-data') },
        { label: 'Enquiries', to: to('trainer-enquiries') },
      ]}
    />
  );
}
