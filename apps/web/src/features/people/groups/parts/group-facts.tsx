import { groupFields } from '@doselore/contract/groups';
import { Card, Facts, recordFacts } from '../../../../ui/layout/index.ts';
import type { GroupDetails } from '../groups.queries.ts';

const notGiven = { superintendent_name: 'Not given', superintendent_number: 'Not given' };

/** Fields of the organisation form as text, where they cannot be changed. */
export function GroupFacts({ group }: { group: GroupDetails }) {
  return (
    <Card>
      <Facts facts={recordFacts(groupFields, group, notGiven)} />
    </Card>
  );
}
