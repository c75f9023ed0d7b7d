import { type SubgroupRow, subgroupFields } from '@doselore/contract/subgroups';
import { Card, Facts, recordFacts } from '../../../../ui/layout/index.ts';

/** Fields of the service form as text, where they cannot be changed. */
export function SubgroupFacts({ row }: { row: SubgroupRow }) {
  return (
    <Card>
      <Facts facts={recordFacts(subgroupFields, row)} />
    </Card>
  );
}
