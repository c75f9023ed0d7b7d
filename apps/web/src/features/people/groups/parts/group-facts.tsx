import { Card, Facts } from '../../../../ui/layout/index.ts';
import type { GroupDetails } from '../groups.queries.ts';

/** Fields of the organisation form as text, where they cannot be changed. */
export function GroupFacts({ group }: { group: GroupDetails }) {
  return (
    <Card>
      <Facts
        facts={[
          { label: 'Name of the organisation', value: group.name },
          { label: 'ODS code of the head office', value: group.hq_code ?? 'None' },
          { label: 'Superintendent pharmacist', value: group.superintendent_name ?? 'Not given' },
          { label: 'GPhC number of the superintendent', value: group.superintendent_number ?? 'Not given' },
          { label: 'Notes', value: group.notes || 'None' },
          { label: 'Demo organisation', value: group.is_demo ? 'Yes' : 'No' },
        ]}
      />
    </Card>
  );
}
