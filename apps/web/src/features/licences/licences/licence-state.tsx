import { endReasonText, type LicenceRow } from '@doselore/contract/licences';
import { Tag } from '../../../ui/course/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { licenceTags } from './licence-tags.ts';

type Ended = Pick<LicenceRow, 'state' | 'end_reason'>;

/** Column with the state of a licence and, where somebody ended it, the reason. */
export const stateColumn: Column<Ended> = {
  key: 'state',
  header: 'State',
  sortable: true,
  cell: (row) => <LicenceState {...row} />,
};

function LicenceState({ state, end_reason }: Ended) {
  return (
    <>
      <Tag hue={licenceTags[state].hue} icon={licenceTags[state].icon}>
        {licenceTags[state].text}
      </Tag>
      {end_reason !== null && <div className="muted">{endReasonText(end_reason)}</div>}
    </>
  );
}
