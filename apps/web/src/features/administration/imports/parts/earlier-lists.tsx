import { plural } from '@doselore/contract';
import { type ImportStep, importLimits, stepOf } from '@doselore/contract/imports';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay, formatNumber, formatTime } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from '../imports.module.css';
import { earlierListsQuery, type ImportPlace } from '../imports.queries.ts';
import { outcomeOf } from '../words.ts';

type Props = { place: ImportPlace; toStep: (importId: number, step: ImportStep) => string };

/** Recent lists of this place. An unfinished one can be continued from here. */
export function EarlierLists({ place, toStep }: Props) {
  const { data } = useQuery(earlierListsQuery(place));
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Card title="Past uploads">
      <p className="muted">
        Lists are deleted after {importLimits.keptDays} days. An unfinished list continues where it was left. A list is
        deleted after {importLimits.unconfirmedDays} days if nobody has matched its columns.
      </p>
      <ul className={c.earlier}>
        {data.rows.map((list) => (
          <li key={list.id}>
            <Anchor component={Link} to={toStep(list.id, stepOf(list.state))} inherit>
              {list.file_name}
            </Anchor>
            <span className="muted">
              {formatDay(list.created_at)} {formatTime(list.created_at)}, {list.created_by}, {formatNumber(list.total)}{' '}
              {plural(list.total, 'row', 'rows')}
            </span>
            <span>{outcomeOf(list)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
