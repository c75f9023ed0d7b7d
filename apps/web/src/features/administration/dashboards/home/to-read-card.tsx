import { plural } from '@doselore/contract';
import type { PlaceHome } from '@doselore/contract/dashboards';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatList, formatLongDay, formatNumber } from '../../../../ui/formats/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import c from './home.module.css';
import { rowsShown } from './home.queries.ts';
import { Calm, HomeCard } from './home-card.tsx';

type Row = PlaceHome['to_read'][number];

/** Returns the names of the first people, and the number of the others. */
function namesOf({ names, people }: Row): string {
  const more = people - names.length;
  return formatList(more > 0 ? [...names, `${formatNumber(more)} ${plural(more, 'other', 'others')}`] : names);
}

/** Card of documents that members must read, the earliest due day first. */
export function ToReadCard({ rows }: { rows: readonly Row[] }) {
  const { isService, here, hasHere } = usePlace();
  const { can } = useArea();
  const documents = !isService && hasHere('group-documents') && can('documents.read');
  return (
    <HomeCard
      title="Documents to read"
      order={2}
      all={documents ? { label: 'Documents', to: here('group-documents') } : undefined}
    >
      {rows.length === 0 ? (
        <Calm>No member has a document left to read.</Calm>
      ) : (
        <RowList>
          {rows.slice(0, rowsShown).map((row) => (
            <li key={row.id}>
              <span className={c.text}>
                <b>{row.title}</b>
                <span className="muted">{namesOf(row)}</span>
              </span>
              <span className={c.action}>
                {row.overdue > 0 ? (
                  <Tag hue="brick">{`${formatNumber(row.overdue)} overdue`}</Tag>
                ) : (
                  row.due_on !== null && <span className="muted">by {formatLongDay(row.due_on)}</span>
                )}
              </span>
            </li>
          ))}
        </RowList>
      )}
    </HomeCard>
  );
}
