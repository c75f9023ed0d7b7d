import type { SubgroupRow } from '@doselore/contract/subgroups';
import { Card, Facts } from '../../../../ui/layout/index.ts';

/** Fields of the service form as text, where they cannot be changed. */
export function SubgroupFacts({ row }: { row: SubgroupRow }) {
  return (
    <Card>
      <Facts
        facts={[
          { label: 'Name of the service', value: row.name },
          { label: 'ODS code', value: row.ods_code ?? 'None' },
          { label: 'GPhC premises number', value: row.premises_number ?? 'None' },
        ]}
      />
    </Card>
  );
}
